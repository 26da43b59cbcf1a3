import { daysOfGrace } from '#shared/accounts/deletions/contract.ts'
import type { StartingPage } from '#shared/content/cms-pages/starting-page.ts'
import { siteName } from '#shared/site-name.ts'

export const termsOfService: StartingPage = {
  slug: 'terms-of-service',
  title: 'Terms of service',
  metaDescription: `The rules for using ${siteName}: accounts, profiles, memberships, payments, and how you or we can end the agreement.`,
  navOrder: 10,
  updatedOn: '2026-11-25',
  content: `
<p>The rules that you and we agree on when you use ${siteName}.</p>

<h2>Who these terms apply to</h2>
<p>These terms are between you and the operator of ${siteName}, called “we” here. You accept them when you register. If you only look at public pages, the parts about what you may do here still apply to you.</p>
<p>If you register for a business, a club or another organization, you confirm that you may act for it. The terms then apply to the organization as well.</p>

<h2>Your account</h2>
<ul>
<li>You must be at least 16 years old, and old enough where you live to agree to a contract. If you are not, a parent or guardian agrees for you.</li>
<li>Tell us the truth about who you are, and keep it up to date. One account is for one person or one organization.</li>
<li>Keep your password to yourself. You can turn on two-factor authentication and end the sessions of your devices in your profile at any time.</li>
<li>Tell us right away if someone else uses your account.</li>
</ul>
<p>A person reviews every shop, brand and club before its membership goes live, and may ask for documents. We can refuse a business if its documents do not prove that it is yours. We tell you why, and you can send new documents.</p>

<h2>What you publish</h2>
<p>What you write and upload stays yours. You allow us to store it, to adapt its size and format, and to show it where you choose to publish it. That ends when you remove it, apart from copies that take a short time to expire.</p>
<p>Do not publish anything that:</p>
<ul>
<li>you have no right to publish, or that names or shows people who do not want it</li>
<li>is illegal, threatening, hateful or meant to mislead</li>
<li>pretends to come from someone else, or claims a business or a brand that is not yours</li>
<li>advertises things that have nothing to do with car audio</li>
<li>contains malware or other people’s private data</li>
</ul>
<p>We can remove such content, hide a profile or suspend an account. We tell you the reason. If you think we are wrong, <a href="/contact">write to us</a>.</p>

<h2>What you may not do here</h2>
<ul>
<li>bypass security, limits or payment for a membership</li>
<li>collect data about members by automated means, or use it to send them advertising</li>
<li>overload the service so that others cannot use it</li>
<li>resell access to your account</li>
</ul>
<p>If you find a security vulnerability, tell us before you tell others.</p>

<h2>Memberships and payments</h2>
<p>The Competitor membership is free. What each paid membership includes and costs is on the <a href="/pricing">membership page</a>. You see the full amount with taxes before you pay.</p>
<ul>
<li>A paid membership renews by the month or by the year, at the price you agreed to, until you cancel it. We remind you before it renews.</li>
<li>You can cancel under <a href="/billing">Billing</a> at any time. You keep the membership until the end of the period you paid for, unless you choose to end it immediately.</li>
<li>An upgrade starts when you pay for it. A downgrade starts with your next period.</li>
<li>If a payment fails, we try again over the next two weeks. If we cannot collect it, the membership ends or is paused, and you continue as a Competitor.</li>
<li>Stripe processes card payments, and PayPal processes PayPal payments. We never see your card number.</li>
</ul>
<p>If the price of a plan changes, you keep the price you agreed to for as long as your membership continues. The <a href="/pages/refund-policy">refund policy</a> explains when and how we refund payments.</p>

<h2>Our responsibilities</h2>
<p>We run the service with care, but not without interruptions. We may change how it works. If something you paid for goes away, you can cancel, and we refund the rest of the period.</p>
<p>Members are responsible for what they say and sell. Figures from the instruments on this site are calculations, not measurements: check them before you cut wood or turn up the power. Loud systems can harm hearing.</p>
<p>As far as the law allows, we are liable only for damage that we cause on purpose or through gross negligence, and otherwise for no more than what you paid us in the previous twelve months. Nothing here limits liability that cannot be limited by law.</p>

<h2>Ending the agreement</h2>
<p>You can delete your account in your profile. You can change your mind for ${daysOfGrace} days by logging in and choosing to keep your account. After that, we delete all your data, except invoices that we must keep, without your name.</p>
<p>We can suspend or close your account if you break these terms seriously or repeatedly. Unless waiting would cause harm, we warn you first.</p>

<h2>Your data</h2>
<p>The <a href="/privacy-policy">privacy policy</a> explains what we know about you and what we do with it. The <a href="/cookie-policy">cookie policy</a> explains what we store in your browser.</p>

<h2>Changes and law</h2>
<p>If we change these terms in a way that matters to you, we email members before the change. If you do not agree, you can delete your account before it starts.</p>
<p>If part of these terms is invalid, the rest still applies. Nothing here limits your rights under the consumer law where you live.</p>
<p>Questions? <a href="/contact">Contact us</a>.</p>
`,
}
