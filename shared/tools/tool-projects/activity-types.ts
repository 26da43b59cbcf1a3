/** The activities of this noun that the activity log records, with their labels. */
export const activityTypes = {
  project_share: 'Link to a project made or ended',
} as const
