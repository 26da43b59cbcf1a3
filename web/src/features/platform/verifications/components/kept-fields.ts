/** The key under which the fields of a submission are kept while its form is out of sight. */
export const keptFields = ['kept-verification-fields']
