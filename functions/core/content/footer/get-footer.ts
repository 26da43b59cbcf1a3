import { pageFrame } from '#core/content/page-frame/page-frame.ts'
import type { Footer } from '#shared/content/footer/footer.ts'

/** The footer of every page. */
export const getFooter = async (): Promise<Footer> => (await pageFrame.read()).footer
