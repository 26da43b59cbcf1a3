import { storedContactSettings } from '#core/content/contact/contact-settings.ts'
import { contactTopics } from '#shared/content/contact/contact-topics.ts'

export const demoAddress = ['Boxrise', '100 Demo Street', 'Dallas, TX 75201']

/** The contact details of the demo, with every setting filled in. */
export const seed = (now: string) => [
  storedContactSettings.put(
    {
      email: 'hello@demo.test',
      phone: '+12145550100',
      showPhoneInFooter: true,
      address: demoAddress,
      hours: 'Monday to Friday, 9 AM to 5 PM Central Time\nClosed on federal holidays',
      social: [
        { network: 'facebook', url: 'https://www.facebook.com/boxrise.example' },
        { network: 'instagram', url: 'https://www.instagram.com/boxrise.example' },
        { network: 'youtube', url: 'https://www.youtube.com/@boxrise.example' },
        { network: 'discord', url: 'https://discord.gg/boxrise-example' },
      ],
      topics: contactTopics.map(({ title }) => title),
      updatedAt: now,
      version: 1,
    },
    { absent: true },
  ),
]
