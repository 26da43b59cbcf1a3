import type { StartingPage } from '#shared/content/cms-pages/starting-page.ts'
import { consentCategories } from '#shared/platform/consent/consent-categories.ts'
import { siteName } from '#shared/site-name.ts'
import { storedItems } from './stored-items.ts'

const categories = Object.values(consentCategories)
  .map(({ name, use }) => `<li><strong>${name}:</strong> ${use}</li>`)
  .join('\n')

const rows = storedItems
  .map(({ name, where, kept, use, category }) => {
    const cells = [`<code>${name}</code>`, where, kept, use, consentCategories[category].name]
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  .join('\n')

export const cookiePolicy: StartingPage = {
  slug: 'cookie-policy',
  title: 'Cookie policy',
  metaDescription: `Every cookie and stored value ${siteName} uses, by name: what it is for and how long we keep it.`,
  navOrder: 40,
  updatedOn: '2026-11-30',
  content: `
<p>What this site stores in your browser, for how long, and why.</p>

<h2>In short</h2>
<p>Until you choose, we store only what the site needs to work. Everything optional is off until you turn it on, and the site works without it. You can change your mind at any time at the bottom of every page, or here.</p>

<h2>The four categories</h2>
<ul>
${categories}
</ul>
<p>We remember your choice for 365 days, then ask again. When you withdraw your consent to analytics, we stop counting right away and remove the data it stored in your browser. When you withdraw it for advertising, we delete the list of ads that you saw.</p>

<h2>Everything by name</h2>
<table>
<thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Kept</th><th scope="col">Purpose</th><th scope="col">Category</th></tr></thead>
<tbody>
${rows}
</tbody>
</table>
<p>Your browser sends cookies to this site. Data in local or session storage stays in your browser, except your session keys, which are sent with your own requests.</p>

<h2>How we count visits</h2>
<p>If you allow Analytics, we count ourselves how often each type of page is opened, what is done there (such as a login, an entry, or a submitted form), and which site a visit came from. We add it up by day and keep no list of visits: nothing says who you are, what you searched for, or where you are. We count nothing if your browser sends a “Do Not Track” or “Global Privacy Control” signal.</p>

<h2>Other companies</h2>
<p><strong>Google Analytics</strong> loads only if you allow Analytics. It receives the type of page, what you did there (such as a search, a submitted form, or what you paid for and how much) and the information your browser sends to every site. We send page addresses as patterns, without any codes, names or IDs, and leave out words that look like an email address or a phone number.</p>
<p><strong>Stripe</strong> processes card payments for memberships. Its form loads only when you open it. It watches for fraud there, and also stores what it needs for that under its own address.</p>
<p><strong>Cloudflare Turnstile</strong> checks at registration and in our forms that you are a person. It comes to the newsletter form only when you use it. It may use your browser’s storage under its own address, only for that check.</p>
<p><strong>Ads</strong> on our pages come from this site. None loads anything from an advertiser, who learns nothing about you until you follow an ad to their site.</p>
<p>To learn how we handle everything else you give us, read the <a href="/privacy-policy">privacy policy</a>.</p>
`,
}
