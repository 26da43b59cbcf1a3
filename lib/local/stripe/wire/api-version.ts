/** The version that the installed SDK is made for. */
export const apiVersion = '2026-10-28.endive'
