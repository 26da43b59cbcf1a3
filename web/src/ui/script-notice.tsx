import { Banner } from './banner.tsx'

/** The message in a browser without scripts, on pages that need them. */
export const ScriptNotice = () => (
  <noscript>
    <Banner className="mb-7">
      <p>This page needs JavaScript. Allow it in your browser, then load the page again.</p>
    </Banner>
  </noscript>
)
