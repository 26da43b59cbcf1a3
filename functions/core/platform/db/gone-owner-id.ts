/** The owner of things whose owner is gone: an id that no account ever had. */
export const goneOwnerId = '00000000-0000-4000-8000-000000000000'
