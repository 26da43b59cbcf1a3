/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  result_import: 'Results imported',
  result_import_undo: 'Import of results undone',
} as const
