const prefix = 'page:'

/** A page’s own entry in the menu, whose title and address follow the page. */
export const pageEntryId = (pageId: string): string => prefix + pageId

export const isPageEntry = ({ id }: { id: string }): boolean => id.startsWith(prefix)

export const pageIdOf = ({ id }: { id: string }): string => id.slice(prefix.length)
