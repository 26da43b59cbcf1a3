import type { Footer } from '#shared/content/footer/contract.ts'

/** Reads what a noun adds to the footer of every page. */
export type FooterPart = () => Promise<Pick<Footer, 'cards'>>
