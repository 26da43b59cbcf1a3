/** Whose things are that were somebody’s: of no account that ever was. */
export const nobody = '00000000-0000-4000-8000-000000000000'
