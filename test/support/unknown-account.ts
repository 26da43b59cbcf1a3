/** The id of an account that no one has. */
export const unknownAccount = '00000000-0000-4000-8000-00000000beef'
