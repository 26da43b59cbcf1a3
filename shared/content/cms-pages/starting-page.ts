/** A page that every platform begins with. Once it is in the table, its words are those of the editor. */
export type StartingPage = {
  slug: string
  title: string
  metaDescription: string
  /** The position in the footer’s legal section. */
  navOrder: number
  updatedOn: string
  content: string
}
