/** The kinds of notifications of one noun, with the query keys of what a new one makes stale on open pages. */
export type NotificationKinds = Readonly<Record<string, { stale: readonly string[] }>>
