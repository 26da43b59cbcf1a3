/**
 * The parts of a noun that can be reported: the name of each in a sentence, and whether the weight of reports
 * alone hides it.
 */
export type ReportSubjects = Readonly<
  Record<
    string,
    {
      label: string
      /** Its name where several are, if that takes more than an s. */
      plural?: string
      hiddenByReports: boolean
      /** The word for those who published it, where it is not `author`. */
      author?: string
      /** What its removal does, for the administrator who decides, where it is not only gone. */
      removing?: string
      /**
       * The facts that can be wrong in something that belongs to everyone: members report one, and it is
       * corrected where others are removed. It has no author, so no case is about one.
       */
      facts?: () => readonly string[]
      /** Returns the page where administrators correct it, by its id. */
      correctAt?: (id: string) => string
      /** Returns the page where administrators read what is reported, by its case, where no one else may. */
      readAt?: (caseId: string) => string
    }
  >
>
