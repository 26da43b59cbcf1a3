/** The data folders of the clouds that this process has started, by their addresses. */
export const dataDirs = new Map<string, string>()
