const day = /\b(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4})\b/g

/** The words of Stripe with its dates as we write them everywhere: `after 25 Nov 2026` becomes `after Nov 25, 2026`. */
export const americanDates = (words: string): string => words.replaceAll(day, '$2 $1, $3')
