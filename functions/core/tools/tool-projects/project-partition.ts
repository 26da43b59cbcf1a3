/** The partition of everything in a project except its line in the lists. */
export const projectPartition = (projectId: string) => `PROJECT#${projectId}`
