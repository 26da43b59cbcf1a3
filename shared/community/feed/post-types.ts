/** The types of posts a noun makes for the community: the label of each, as filters and settings show it. */
export type PostTypes = Readonly<Record<string, { label: string }>>
