/** What a noun tells the community of: the words of the type, as filters and settings show it. */
export type PostTypes = Readonly<Record<string, { label: string }>>
