const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** How many there are, to begin a sentence with: `One protest is`, `Two protests are`, `12 protests are`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${words[count] ?? count} ${count === 1 ? `${one} is` : `${many} are`}`
