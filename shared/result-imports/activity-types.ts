/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  result_import: 'Results imported',
  result_import_undo: 'Import of results undone',
} as const
