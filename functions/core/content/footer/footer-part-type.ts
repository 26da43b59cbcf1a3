import type { Footer } from '#shared/content/footer/footer.ts'

/** What a noun adds to the footer of every page: read from the kind of item that decides it. */
export type FooterPart = {
  of: { name: string }
  read: () => Promise<Pick<Footer, 'cards'>>
}
