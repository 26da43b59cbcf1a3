/** What of a noun can be reported: its name in a sentence, and whether the weight of reports alone hides it. */
export type ReportSubjects = Readonly<Record<string, { label: string; hiddenByReports: boolean }>>
