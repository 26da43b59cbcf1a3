import { directoryEntries, filteredList } from './directory-entries.ts'

const shown = 20

/** Who of the directory joined last. */
export const newestMembers = async () =>
  (await directoryEntries.list({ ...filteredList('newest', {}), newestFirst: true, limit: shown })).items
