import { directoryEntries, filteredList } from './directory-entries.ts'

const shown = 20

/** Returns the directory’s newest members. */
export const newestMembers = async () =>
  (await directoryEntries.list({ ...filteredList('newest', {}), newestFirst: true, limit: shown })).items
