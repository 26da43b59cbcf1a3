/** What of a noun can be reported: its name in a sentence, and whether the weight of reports alone hides it. */
export type ReportSubjects = Readonly<
  Record<
    string,
    {
      label: string
      hiddenByReports: boolean
      /**
       * What can be wrong with something that belongs to everyone: members report a fact of it, and it is corrected
       * where others are removed. It has no author whom a case could be about.
       */
      facts?: readonly string[]
    }
  >
>
