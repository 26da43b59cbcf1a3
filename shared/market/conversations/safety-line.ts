/** What everyone reads before they write to someone about an item. */
export const safetyLine =
  'Boxrise is not part of the sale. Meet in public, test before you pay, never send codes or gift cards.'

/** Beside a message with words of fraud. */
export const suspectLine = 'Never send codes or gift cards, and do not pay outside of meeting in person.'
