import type { DemoPage } from './demo-page.ts'

const about = (middle: string) => `
<p>Boxrise is a home for people who build loud, clean and clever car audio systems, and for the shops, brands and clubs around them.</p>
<h2>Why it exists</h2>
<p>Builds are spread over forums, group chats and phones that get lost. We want one place where a builder has a name, a shop has a face, and what you learned about a box is still there next year.</p>
${middle}
`

const people = `<h2>Who it is for</h2>
<ul>
<li><strong>Competitors</strong> who show who they are and what they drive.</li>
<li><strong>Shops and brands</strong> that want to be found by people who care about the install.</li>
<li><strong>Clubs</strong> that want to be more than a logo on a tent.</li>
</ul>`

const promise = `<h2>What you can expect</h2>
<p>You decide what others see of you. We do not sell your data. A person reviews each business before its membership goes live. The <a href="/privacy-policy">privacy policy</a> says the rest in plain words.</p>
<h2>Talk to us</h2>
<p>Something is missing, wrong or better somewhere else? <a href="/contact">Write to us</a>.</p>`

/** About the platform and the people on it. */
export const companyPages: readonly DemoPage[] = [
  {
    slug: 'about-boxrise',
    title: 'About Boxrise',
    metaDescription: 'What Boxrise is, who it is for, and what you can expect from the people behind it.',
    section: 'company',
    oldSlugs: ['about', 'about-us'],
    earlier: [
      { slug: 'about', title: 'About', content: about(''), note: 'First words' },
      { slug: 'about', title: 'About us', content: about('') },
      { slug: 'about-us', title: 'About us', content: about(people), note: 'Says who it is for' },
      { slug: 'about-us', title: 'About us', content: about(`${people}\n<p>Write to us.</p>`) },
      { content: about(people), note: 'A better address' },
    ],
    content: about(`${people}\n${promise}`),
  },
  {
    slug: 'how-we-review-businesses',
    title: 'How we review businesses',
    metaDescription:
      'What we look at before a shop, a brand or a club goes live, how long it takes, and what to do if we refuse.',
    navTitle: 'Business reviews',
    section: 'company',
    content: `
<p>A person looks at every shop, brand and club before its membership goes live. Here is what they look at.</p>
<h2>What we ask for</h2>
<p>A document that connects you with the business, such as a registration, a license or a letter of the club’s board. You upload it in your profile; no one but the people who review it can open it.</p>
<h2>What we check</h2>
<ol>
<li>The name on the document is the name on the profile.</li>
<li>The document is current and complete.</li>
<li>The business has something to do with car audio.</li>
</ol>
<h2>What happens next</h2>
<p>We tell you by email as soon as there is a decision. If we refuse, we say why, and you can send new documents. Once the decision is made, we keep the documents for a limited time and then delete them; the <a href="/privacy-policy">privacy policy</a> says for how long.</p>`,
  },
  {
    slug: 'getting-started',
    title: 'Getting started',
    metaDescription:
      'The first steps on Boxrise: a profile worth finding, what others see of you, and how to find people nearby.',
    section: 'quick_links',
    content: `
<p>Ten minutes are enough to have a profile that people remember.</p>
<h2>Say who you are</h2>
<p>Add a picture, the place you are from, and two or three sentences about what you drive. Photos of the install work better than a logo.</p>
<h2>Choose what others see</h2>
<p>Your profile is private until you make it public. Under <a href="/member-profile-settings">profile settings</a> you switch each part on or off. Your email address and phone number are never shown.</p>
<h2>Find people</h2>
<p>The <a href="/members">member directory</a> lists everyone who has made their profile public. Look for people in your state first: the best help with a box is a second pair of hands.</p>
<h2>Know the words</h2>
<p>New to all this? The <a href="/pages/car-audio-glossary">glossary</a> explains the words that everyone else seems to know.</p>`,
  },
  {
    slug: 'car-audio-glossary',
    title: 'Car audio glossary',
    metaDescription:
      'The words of car audio in one table: from alignment to Xmax, each explained in one sentence.',
    navTitle: 'Glossary',
    section: 'quick_links',
    content: `
<p>The words that come up in every build, each in one sentence.</p>
<h2>Boxes</h2>
<table>
<thead><tr><th scope="col">Word</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><th scope="row">Net volume</th><td>The air inside a box that is left after the driver, the port and the bracing have taken their share.</td></tr>
<tr><th scope="row">Tuning</th><td>The frequency at which the air in the port moves most and the cone moves least, written <code>Fb</code>.</td></tr>
<tr><th scope="row">Port noise</th><td>The chuffing of air that moves too fast through a port that is too small.</td></tr>
<tr><th scope="row">Bandpass</th><td>A box in which the driver plays into a second chamber and only the port is heard.</td></tr>
</tbody>
</table>
<h2>Drivers</h2>
<table>
<thead><tr><th scope="col">Word</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><th scope="row"><code>Fs</code></th><td>The frequency at which the cone swings most easily in free air.</td></tr>
<tr><th scope="row"><code>Qts</code></th><td>How firmly a driver brings its cone to rest: low likes ports, high likes sealed boxes.</td></tr>
<tr><th scope="row"><code>Vas</code></th><td>The volume of air that is as springy as the suspension of the cone.</td></tr>
<tr><th scope="row"><code>Xmax</code></th><td>How far the cone can move in one direction while the motor still has it under control.</td></tr>
</tbody>
</table>
<h2>Power</h2>
<table>
<thead><tr><th scope="col">Word</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><th scope="row">RMS</th><td>The power that a driver takes, or an amplifier gives, for as long as you like.</td></tr>
<tr><th scope="row">Clipping</th><td>What an amplifier does when it is asked for more than its supply has: flat tops instead of waves.</td></tr>
<tr><th scope="row">Impedance rise</th><td>A driver in a box resists more than its label says, so an amplifier gives less than its label says.</td></tr>
</tbody>
</table>
<h2>Measuring</h2>
<table>
<thead><tr><th scope="col">Word</th><th scope="col">Meaning</th></tr></thead>
<tbody>
<tr><th scope="row">SPL</th><td>Sound pressure level, in decibels.</td></tr>
<tr><th scope="row">RTA</th><td>A display of how loud each band of frequencies is at this moment.</td></tr>
</tbody>
</table>`,
  },
  {
    slug: 'community-guidelines',
    title: 'Community guidelines',
    metaDescription:
      'How we treat each other on Boxrise: credit builders, argue about boxes and not about people, keep ears safe.',
    section: 'social',
    content: `
<p>Loud systems, good manners. This is how we treat each other here.</p>
<h2>Give credit</h2>
<p>If someone else cut the wood, say so. If the picture is not yours, ask first.</p>
<h2>Argue about boxes, not about people</h2>
<p>“That port is too short for 32 Hz, here is why” helps. “Who taught you that?” does not.</p>
<blockquote><p>Everybody’s first box was a bad box.</p></blockquote>
<h2>Keep it yours</h2>
<p>No private data of others, no plates, no faces of people who do not want to be seen.</p>
<h2>When something is wrong</h2>
<p>Send us the link on the <a href="/contact">contact page</a> and tell us what is wrong. What may not be published at all is in the <a href="/pages/terms-of-service">terms of service</a>.</p>`,
  },
  {
    slug: 'picture-your-build',
    title: 'Picture your build',
    metaDescription:
      'Five habits for pictures of an install that others can learn from: light, angle, order, scale and honesty.',
    section: 'social',
    content: `
<p>A good picture of an install answers questions before they are asked.</p>
<h2>Light it from the side</h2>
<p>A flash from the front flattens everything. Open one door and let the daylight in.</p>
<h2>Show the order</h2>
<ol>
<li>The whole trunk.</li>
<li>The box, with the port in view.</li>
<li>The wiring from the battery to the amplifier.</li>
<li>One detail you are proud of.</li>
</ol>
<h2>Give it a scale</h2>
<p>A tape measure in the frame says more than a caption.</p>
<h2>Before you upload</h2>
<p>Cover your plate. We remove the details that a camera adds, such as the place, from profile pictures.</p>`,
  },
]
