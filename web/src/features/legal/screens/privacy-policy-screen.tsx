import { daysOfGrace } from '#shared/deletions/contract.ts'
import { siteName } from '#shared/site-name.ts'
import { daysDocumentsKept } from '#shared/verifications/expire-documents.ts'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { CookieSettingsButton } from '../components/cookie-settings-button.tsx'
import { LegalList } from '../components/legal-list.tsx'
import { LegalSection } from '../components/legal-section.tsx'

export function Screen() {
  return (
    <div className="shell py-10">
      <PageHeader
        label="Privacy"
        title="Privacy policy"
        lead={`What ${siteName} knows about you, why, who else sees it, and how to take it with you or have it deleted.`}
      />
      <LegalSection title="What we keep">
        <LegalList
          items={[
            [
              'Your account',
              'Name, email, phone and location, your membership, and for businesses the company name and what you send us to be verified. You give us these when you register or later.',
            ],
            [
              'Your password',
              'Never as text. The service that signs you in keeps a value that a password can be checked against.',
            ],
            [
              'Your profile',
              'What you write about yourself, and the picture you upload, cut to a square and freed of the details that a camera adds.',
            ],
            [
              'What you do here',
              'What you order and change, and a log of important steps such as logging in or changing settings, so that you and we can see what happened.',
            ],
            ['Our mails to you', 'Which mails were sent to you and whether they arrived.'],
            [
              'Your devices',
              'The browser, the system and the internet address of each device you log in with, so that you can recognise them and sign them out.',
            ],
            [
              'Technical traces',
              'Error reports and counts of requests, kept for a month at most and without your internet address. To stop abuse, addresses are counted as a fingerprint for hours, never longer.',
            ],
          ]}
        />
      </LegalSection>
      <LegalSection title="What it is for">
        <p>
          To run your account and your membership, to show your profile as you have set it, to answer you, to
          keep the site safe, and to meet duties such as keeping invoices. We do not sell it, and nobody
          decides about you by machine alone: a person checks each business.
        </p>
      </LegalSection>
      <LegalSection title="What others see">
        <p>
          Your email, phone, address and tax number are never shown to other members. Your profile is public
          only if you say so, and you choose which of its parts.
        </p>
      </LegalSection>
      <LegalSection title="Who works for us">
        <LegalList
          items={[
            ['Amazon Web Services', 'Runs the site, keeps its data and sends its mails.'],
            ['Cloudflare Turnstile', 'Checks at registration that a person is there.'],
            ['Google', 'Signs you in, if you choose Google for it. Counts visits, if you allow Analytics.'],
            [
              'Payment services',
              'Stripe or PayPal take payments. Card numbers go to them and never reach us. Where tax depends on it, Stripe learns the country and the postal code that you are billed in.',
            ],
            [
              'Have I Been Pwned',
              'Tells us whether a new password is in a known leak. It gets five characters of a fingerprint, from which nobody can tell the password.',
            ],
          ]}
        />
      </LegalSection>
      <LegalSection title="How long">
        <p>
          As long as you have your account. After you delete it there are {daysOfGrace} days in which you can
          change your mind by logging in; then everything that is yours is removed. Invoices stay as long as
          the law asks for, without your name.
        </p>
        <p>
          Documents that a business sends to be verified are deleted {daysDocumentsKept} days after the
          decision, those that were never sent as long after the last was added. A profile picture that was
          replaced or taken away is gone at once, and from every copy on the way to you within a day.
        </p>
      </LegalSection>
      <LegalSection title="Your rights">
        <LegalList
          items={[
            ['See and correct', 'Everything you gave us is in your profile, where you can change it.'],
            [
              'Take it with you',
              'Ask in your profile for a copy of all your data. You get a mail with a link to a zip file; the link expires.',
            ],
            [
              'Have it deleted',
              `Delete your account in your profile. It is final after ${daysOfGrace} days.`,
            ],
            [
              'Object',
              'Take back what you allowed in the cookie settings at any time; nothing else that you use here depends on it. Our mails are about your account and your payments only.',
            ],
            ['Complain', 'You can turn to the data protection authority of the place where you live.'],
          ]}
        />
        <CookieSettingsButton />
        <p className="text-dim">
          Every cookie is named in the <TextLink to="/cookie-policy">cookie policy</TextLink>.
        </p>
      </LegalSection>
      <LegalSection title="Ask us">
        <p>
          Questions about your data? Write to us on the <TextLink to="/contact">contact page</TextLink>. If
          this policy changes in a way that matters to you, members are told by mail before it does.
        </p>
      </LegalSection>
    </div>
  )
}
