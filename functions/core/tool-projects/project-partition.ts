/** Where everything of a project is but its line in the lists. */
export const projectPartition = (projectId: string) => `PROJECT#${projectId}`
