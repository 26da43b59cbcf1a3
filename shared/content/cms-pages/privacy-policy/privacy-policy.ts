import { daysOfGrace } from '#shared/accounts/deletions/contract.ts'
import type { StartingPage } from '#shared/content/cms-pages/starting-page.ts'
import { daysAccessLogsKept } from '#shared/platform/security/days-access-logs-kept.ts'
import { daysDocumentsKept } from '#shared/platform/verifications/expire-documents.ts'
import { siteName } from '#shared/site-name.ts'

export const privacyPolicy: StartingPage = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  metaDescription: `What ${siteName} knows about you, how we use it, who sees it, and how to delete it.`,
  navOrder: 30,
  updatedOn: '2026-11-30',
  content: `
<p>What ${siteName} knows about you and why, who else sees it, and how to download or delete it.</p>

<h2>What we keep</h2>
<ul>
<li><strong>Your account:</strong> Your name, email, phone and location, your membership, and for businesses the company name and verification documents. You give us these when you register or later.</li>
<li><strong>Your password:</strong> Never as plain text. The service that logs you in stores a value that it can check a password against.</li>
<li><strong>Your profile:</strong> What you write about yourself, and the picture you upload, cropped to a square and without the details that a camera adds.</li>
<li><strong>Your activity:</strong> What you order and change, and a log of important actions such as logging in or changing settings, so that both you and we can see what happened.</li>
<li><strong>Our emails to you:</strong> Which emails we sent you and whether they arrived.</li>
<li><strong>Our newsletter:</strong> If you subscribe, your email address, the topics you chose, and when and how you agreed, confirmed, or left. You can leave with the link in each issue or in your notification settings.</li>
<li><strong>Your messages to us:</strong> What you write in the contact form, with your name and email. It goes to our mailbox, where we answer you.</li>
<li><strong>Your devices:</strong> The browser, operating system and IP address of each device you log in with, so that you can recognize your devices and log them out.</li>
<li><strong>Technical data:</strong> Error reports and request counts, kept for at most one month and without your IP address. To prevent abuse, we count IP addresses, and the email addresses that are given in the contact form, as fingerprints for a few hours, never longer. For each public profile we count how often it is looked at on a day, and keep nothing about who looked. If you allow Analytics in the cookie settings, we count in the same way how often pages are opened and what is done there.</li>
<li><strong>Access logs:</strong> The network that delivers our site records each request: your IP address, the time, the address that was opened, the page that led there, and the kind of browser, but no cookies. We read these logs only to stop abuse and to find faults, and delete them after ${daysAccessLogsKept} days.</li>
</ul>

<h2>Why we use it</h2>
<p>We use your data to run your account and your membership, show your profile the way you set it up, answer you, keep the site safe, and meet legal duties such as keeping invoices. We do not sell it, and no decision about you is made by a machine alone: a person reviews each business.</p>

<h2>What others see</h2>
<p>We never show your email, phone, address or tax number to other members. Your profile is public only if you make it public, and you choose which parts others see.</p>
<p>Organizations that you follow, or whose events you entered, can have us email you their news. They do not learn your address, and you can turn this off in each email and in your notification settings.</p>

<h2>Ads</h2>
<p>Businesses can pay to be shown on our pages, and what they pay for is marked as an ad. We choose ads by the page, not by who you are. We count how often each was seen and followed, and advertisers read only these sums. To leave out programs and cheating we keep a fingerprint of your IP address for a day. If you are logged in, we also check that an advertiser’s own views do not count. How often you saw an ad is kept in your browser, only if you allow Advertising in the cookie settings.</p>

<h2>What we count in emails</h2>
<p>Our newsletter and the news of organizations have no tracking pixel: we do not know whether you read them. We count how often each of their links is opened in an hour, not who opened it.</p>

<h2>Companies that work for us</h2>
<ul>
<li><strong>Amazon Web Services:</strong> Runs the site, stores its data and sends its emails.</li>
<li><strong>Cloudflare Turnstile:</strong> Checks at registration and in the contact, support, and newsletter forms that you are a person.</li>
<li><strong>Google:</strong> Logs you in if you choose Google. Counts visits if you allow Analytics, and may link them to its ads if you allow Advertising, too.</li>
<li><strong>Payment services:</strong> Stripe and PayPal process payments. Card numbers go directly to them and never reach us. If tax depends on it, Stripe receives the country and postal code of your billing address.</li>
<li><strong>An AI service:</strong> Only where AI help is on. It receives what a draft or a search needs, such as the last messages of a support request, with email addresses, phone numbers, and street addresses masked. <a href="/ai-configuration">AI help</a> says what is on, what is sent, and where it goes.</li>
<li><strong>Have I Been Pwned:</strong> Tells us whether a new password has appeared in a data breach. It receives five characters of a fingerprint, which do not reveal the password.</li>
</ul>

<h2>How long we keep it</h2>
<p>We keep your data as long as you have an account. After you ask us to delete the account, you have ${daysOfGrace} days to change your mind by logging in and choosing to keep it. Then we delete all your data. We keep invoices as long as the law requires, without your name.</p>
<p>We delete a business’s verification documents ${daysDocumentsKept} days after the decision, or, if they were never submitted, ${daysDocumentsKept} days after the last one was added. When you replace or remove a profile picture, we delete it right away; cached copies disappear within a day.</p>
<p>What you write to us, in a support request or on the contact page, we keep for three years after the request is closed, together with its files. A request that you do not confirm by the link in our email, we delete after two days.</p>
<p>We delete an address that does not confirm the newsletter after 30 days. After you unsubscribe, we keep the address with a note that you left, so that no one signs it up by mistake. Which issues we sent you, we keep for 90 days.</p>

<h2>Your rights</h2>
<ul>
<li><strong>See and correct:</strong> You can see and change everything you gave us in your profile.</li>
<li><strong>Download it:</strong> Request a copy of all your data in your profile. We email you when you can download it as a zip file; the download expires.</li>
<li><strong>Delete it:</strong> Delete your account in your profile. The deletion is final after ${daysOfGrace} days.</li>
<li><strong>Object:</strong> Withdraw your consent in the cookie settings at any time; nothing else here depends on it. We email you about your account and your payments, and about other things only if you want it.</li>
<li><strong>Complain:</strong> You can contact the data protection authority where you live.</li>
</ul>
<p>The <a href="/cookie-policy">cookie policy</a> lists every cookie.</p>

<h2>Ask us</h2>
<p>Questions about your data? Write to us on the <a href="/contact">contact page</a>. If we change this policy in a way that matters to you, we email members before the change.</p>
`,
}
