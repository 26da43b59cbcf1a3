import { readPageFrame } from '#core/content/page-frame/read-page-frame.ts'
import type { Footer } from '#shared/content/footer/footer.ts'

/** The footer of every page. */
export const getFooter = async (): Promise<Footer> => (await readPageFrame()).footer
