import type { DemoPage } from './demo-page.ts'

/** Pages that help people who build and people who use the site. */
export const helpPages: readonly DemoPage[] = [
  {
    slug: 'how-an-spl-run-is-judged',
    title: 'How an SPL run is judged',
    metaDescription:
      'What happens in the lane when sound pressure is measured: the sensor, the run, and why numbers differ.',
    navTitle: 'How SPL is judged',
    section: 'support',
    content: `
<p>SPL means sound pressure level. This page explains what usually happens in the lane, so that your first time is less confusing. Each sanctioning body has a rulebook of its own, and the rulebook decides.</p>
<h2>Before the run</h2>
<p>The car stands in the lane with the engine and the doors as its class demands. The judge fixes a sensor at the place that the rulebook names, often on the windshield on the passenger side, at a fixed distance from the pillar and the dash.</p>
<h2>The run</h2>
<p>You have a short time, commonly 30 seconds, to play a tone or music. The meter keeps the highest value it saw. Most rulebooks look at a limited range of frequencies, so a very high whistle does not count.</p>
<h2>What decibels say</h2>
<table>
<thead><tr><th scope="col">Step</th><th scope="col">What it takes, all else equal</th></tr></thead>
<tbody>
<tr><td>+3 dB</td><td>Twice the amplifier power</td></tr>
<tr><td>+6 dB</td><td>Twice the cone area with twice the power</td></tr>
<tr><td>+10 dB</td><td>About twice as loud to the ear</td></tr>
</tbody>
</table>
<h2>Why two meters disagree</h2>
<ul>
<li>Another sensor position, even by an inch.</li>
<li>Another temperature or altitude.</li>
<li>A battery that has already given two runs.</li>
<li>A window that flexes.</li>
</ul>
<h2>Bring ear plugs</h2>
<p>Everyone in and near the car wears hearing protection. See <a href="/pages/protect-your-hearing">Protect your hearing</a>.</p>`,
  },
  {
    slug: 'keep-your-account-safe',
    title: 'Keep your account safe',
    metaDescription:
      'A good password, two-factor authentication, and how to log a lost phone out of your Boxrise account.',
    section: 'support',
    content: `
<p>Three things keep other people out of your account.</p>
<h2>A password of its own</h2>
<p>Use one that you use nowhere else. We refuse passwords that have appeared in known data breaches.</p>
<h2>Two-factor authentication</h2>
<p>Turn it on in your profile. From then on, a password alone opens nothing.</p>
<h2>Look at your devices</h2>
<p>Your profile lists the devices that are logged in. Log out what you do not recognize, and change your password.</p>
<h2>Messages that pretend to be us</h2>
<p>We never ask for your password or a card number by email. If a message looks strange, <a href="/contact">ask us</a> before you press anything.</p>`,
  },
  {
    slug: 'net-volume-of-a-box',
    title: 'Work out the net volume of a box',
    metaDescription:
      'Step by step from outer measures to the air that a subwoofer really gets, with a worked example.',
    navTitle: 'Net volume of a box',
    section: 'support',
    content: `
<p>The number that matters is the air that is left when everything is inside.</p>
<h2>From outside to inside</h2>
<p>Take the thickness of the wood off twice in each direction. With ¾ inch panels, a box of 32 × 16 × 15 inches measures 30.5 × 14.5 × 13.5 inches inside.</p>
<h2>Cubic feet</h2>
<pre><code>30.5 × 14.5 × 13.5 = 5,970 cubic inches
5,970 ÷ 1,728     = 3.46 cubic feet</code></pre>
<h2>What takes its share</h2>
<table>
<thead><tr><th scope="col">Part</th><th scope="col">Share</th></tr></thead>
<tbody>
<tr><td>Driver, 12 inch</td><td>0.10 to 0.18 cubic feet, see its sheet</td></tr>
<tr><td>Slot port</td><td>Its outer height × width × length</td></tr>
<tr><td>Bracing</td><td>Add up the pieces</td></tr>
</tbody>
</table>
<h2>What is left</h2>
<p>3.46 gross, less 0.14 for the driver, 0.52 for the port and 0.06 for the bracing, leaves 2.74 cubic feet net.</p>
<h2>Check it before you cut</h2>
<p>Figures are figures. Check them against the sheet of the driver before you cut wood.</p>`,
  },
  {
    slug: 'protect-your-hearing',
    title: 'Protect your hearing',
    metaDescription: 'How loud is too loud, for how long, and what helps: hearing does not grow back.',
    section: 'support',
    content: `
<p>Hearing does not grow back. A system that is fun for twenty years is one that you listen to with care.</p>
<h2>How long is safe</h2>
<p>A common recommendation for work is 85 dB(A) for eight hours, and half the time for every 3 dB more.</p>
<table>
<thead><tr><th scope="col">Level</th><th scope="col">Time a day</th></tr></thead>
<tbody>
<tr><td>85 dB(A)</td><td>8 hours</td></tr>
<tr><td>94 dB(A)</td><td>1 hour</td></tr>
<tr><td>100 dB(A)</td><td>15 minutes</td></tr>
<tr><td>109 dB(A)</td><td>Less than 2 minutes</td></tr>
</tbody>
</table>
<h2>What helps</h2>
<ul>
<li>Plugs that fit, put in before the car is opened.</li>
<li>Muffs on top of them near a car that competes.</li>
<li>Breaks. Ears recover in silence, up to a point.</li>
</ul>
<h2>When to see a doctor</h2>
<p>Ringing or a dull feeling that is still there the next morning is a reason to go.</p>`,
  },
]
