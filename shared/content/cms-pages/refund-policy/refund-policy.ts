import type { StartingPage } from '#shared/content/cms-pages/starting-page.ts'
import { siteName } from '#shared/site-name.ts'

export const refundPolicy: StartingPage = {
  slug: 'refund-policy',
  title: 'Refund policy',
  metaDescription: `How to cancel a ${siteName} membership, when we refund a payment, and how you get your money back.`,
  navOrder: 20,
  updatedOn: '2026-11-25',
  content: `
<p>How to cancel, when we refund a payment, and how you get your money back.</p>

<h2>Cancel at any time</h2>
<p>You can cancel a paid membership under <a href="/billing">Billing</a> without talking to anyone. You choose how:</p>
<ul>
<li>At the end of the period: you keep the membership until the day you paid for, and nothing more is charged. If you pay by card, you can change your mind until then.</li>
<li>Immediately: the membership ends right away.</li>
</ul>
<p>Canceling stops future payments. By itself, it does not refund a payment that was already made.</p>

<h2>When we refund</h2>
<p>We refund a payment when:</p>
<ul>
<li>you were charged twice, or more than you were shown</li>
<li>you were charged after your membership had ended</li>
<li>someone paid with your card or PayPal account without your permission</li>
<li>something you paid for did not work, and we could not fix it within a reasonable time</li>
<li>you forgot to cancel, write to us within 14 days of the renewal, and have not used the membership since</li>
</ul>
<p>You can also ask for a refund in other cases. An administrator reviews every request and can refund a payment in full or in part. Nothing here limits the cancellation and refund rights that the law where you live gives you.</p>

<h2>How to ask</h2>
<p><a href="/contact">Write to us</a> from the email address of your account. Include the invoice number, or the date and the amount. You can find both under <a href="/billing">Billing</a>. Never send us a card number.</p>
<p>Please write to us before you dispute a payment with your bank or PayPal. While a dispute is open, they make the decision, and we usually cannot refund the payment ourselves.</p>

<h2>How you get your money back</h2>
<ul>
<li>Refunds go back to the card or the PayPal account that paid. If that card has been replaced, your bank passes the money on.</li>
<li>Taxes are refunded with the amount they were charged on.</li>
<li>We email you when we have sent the refund, and it appears in your transactions. Your bank can take up to ten days to show it.</li>
<li>If a refund fails, we tell you and find another way.</li>
</ul>
<p>A refund does not end your membership, and ending your membership does not refund a payment. Tell us if you want both.</p>

<h2>When you change or pause a plan</h2>
<ul>
<li>If you upgrade, you pay the difference for the rest of the period. If you downgrade, you keep what you paid for until the period ends, so there is nothing to refund.</li>
<li>While a membership paid by card is paused, we charge nothing, and the time you paid for continues when you resume it.</li>
<li>We deduct any credit on your account from your next payments.</li>
</ul>

<h2>When you delete your account</h2>
<p>Deleting your account ends a paid membership on the day the account is deleted, without a refund for the rest of the period. If you want to use that time, delete the account later.</p>
`,
}
