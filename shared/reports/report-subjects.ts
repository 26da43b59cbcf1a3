/** What of a noun can be reported: its name in a sentence, and whether the weight of reports alone hides it. */
export type ReportSubjects = Readonly<
  Record<
    string,
    {
      label: string
      hiddenByReports: boolean
      /**
       * What can be wrong with something that belongs to everyone: members report a fact in it, and it is corrected
       * where others are removed. It has no author, so no case is about one.
       */
      facts?: readonly string[]
      /** Where administrators correct it, by its id. */
      correctAt?: (id: string) => string
    }
  >
>
