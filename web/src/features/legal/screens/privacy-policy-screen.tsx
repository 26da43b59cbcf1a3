import { daysOfGrace } from '#shared/deletions/contract.ts'
import { siteName } from '#shared/site-name.ts'
import { daysDocumentsKept } from '#shared/verifications/expire-documents.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CookieSettingsButton } from '../components/cookie-settings-button.tsx'
import { LegalList } from '../components/legal-list.tsx'
import { LegalSection } from '../components/legal-section.tsx'

export const title = 'Privacy policy'

export function Screen() {
  return (
    <div className="shell py-10">
      <PageHeader
        label="Privacy"
        title="Privacy policy"
        lead={`What ${siteName} knows about you and why, who else sees it, and how to download or delete it.`}
      />
      <LegalSection title="What we keep">
        <LegalList
          items={[
            [
              'Your account',
              'Your name, email, phone and location, your membership, and for businesses the company name and verification documents. You give us these when you register or later.',
            ],
            [
              'Your password',
              'Never as plain text. The service that logs you in stores a value that it can check a password against.',
            ],
            [
              'Your profile',
              'What you write about yourself, and the picture you upload, cropped to a square and without the details that a camera adds.',
            ],
            [
              'Your activity',
              'What you order and change, and a log of important actions such as logging in or changing settings, so that both you and we can see what happened.',
            ],
            ['Our emails to you', 'Which emails we sent you and whether they arrived.'],
            [
              'Your devices',
              'The browser, operating system and IP address of each device you log in with, so that you can recognize your devices and log them out.',
            ],
            [
              'Technical data',
              'Error reports and request counts, kept for at most one month and without your IP address. To prevent abuse, we count IP addresses as fingerprints for a few hours, never longer.',
            ],
          ]}
        />
      </LegalSection>
      <LegalSection title="Why we use it">
        <p>
          We use your data to run your account and your membership, show your profile the way you set it up,
          answer you, keep the site safe, and meet legal duties such as keeping invoices. We do not sell it,
          and no decision about you is made by a machine alone: a person reviews each business.
        </p>
      </LegalSection>
      <LegalSection title="What others see">
        <p>
          We never show your email, phone, address or tax number to other members. Your profile is public only
          if you make it public, and you choose which parts others see.
        </p>
      </LegalSection>
      <LegalSection title="Companies that work for us">
        <LegalList
          items={[
            ['Amazon Web Services', 'Runs the site, stores its data and sends its emails.'],
            ['Cloudflare Turnstile', 'Checks at registration that you are a person.'],
            ['Google', 'Logs you in if you choose Google. Counts visits if you allow Analytics.'],
            [
              'Payment services',
              'Stripe and PayPal process payments. Card numbers go directly to them and never reach us. If tax depends on it, Stripe receives the country and postal code of your billing address.',
            ],
            [
              'Have I Been Pwned',
              'Tells us whether a new password has appeared in a data breach. It receives five characters of a fingerprint, which do not reveal the password.',
            ],
          ]}
        />
      </LegalSection>
      <LegalSection title="How long we keep it">
        <p>
          We keep your data as long as you have an account. After you ask us to delete the account, you have{' '}
          {daysOfGrace} days to change your mind by logging in and choosing to keep it. Then we delete all
          your data. We keep invoices as long as the law requires, without your name.
        </p>
        <p>
          We delete a business’s verification documents {daysDocumentsKept} days after the decision, or, if
          they were never submitted, {daysDocumentsKept} days after the last one was added. When you replace
          or remove a profile picture, we delete it right away; cached copies disappear within a day.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <LegalList
          items={[
            ['See and correct', 'You can see and change everything you gave us in your profile.'],
            [
              'Download it',
              'Request a copy of all your data in your profile. We email you when you can download it as a zip file; the download expires.',
            ],
            [
              'Delete it',
              `Delete your account in your profile. The deletion is final after ${daysOfGrace} days.`,
            ],
            [
              'Object',
              'Withdraw your consent in the cookie settings at any time; nothing else here depends on it. We only email you about your account and your payments.',
            ],
            ['Complain', 'You can contact the data protection authority where you live.'],
          ]}
        />
        <CookieSettingsButton />
        <p className="text-dim">
          The <TextLink to="/cookie-policy">cookie policy</TextLink> lists every cookie.
        </p>
      </LegalSection>
      <LegalSection title="Ask us">
        <p>
          Questions about your data? Write to us on the <TextLink to="/contact">contact page</TextLink>. If we
          change this policy in a way that matters to you, we email members before the change.
        </p>
      </LegalSection>
    </div>
  )
}
