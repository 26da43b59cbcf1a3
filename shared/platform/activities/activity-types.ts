/** The activities of one noun that the activity log records, with the words of each. */
export type ActivityTypes = Readonly<Record<string, string>>
