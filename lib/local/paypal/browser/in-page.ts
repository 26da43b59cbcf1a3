import { page } from '../../provider/browser/page.ts'

/** A page of PayPal for its payers; `formTargets` are where its form may lead. */
export const inPage = (title: string, content: string, status = 200, formTargets: string[] = []) =>
  page({ base: '/_local/paypal', mark: 'PayPal, emulated', title, content, status, formTargets })
