/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  project_share: 'Link to a project made or ended',
} as const
