import { Banner } from './banner.tsx'

/** What a browser that runs no scripts shows where nothing goes without them. */
export const ScriptNotice = () => (
  <noscript>
    <Banner className="mb-7">
      <p>This page needs JavaScript. Allow it in your browser, then load the page again.</p>
    </Banner>
  </noscript>
)
