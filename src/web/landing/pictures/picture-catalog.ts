// Written by `npm run pictures`, together with the files it names.

import type { ProductPicture } from './product-picture.ts'

type PictureName = 'workbook' | 'economics' | 'advisor' | 'phone' | 'document'

export const productPictures = {
  workbook: {
    alt: 'The workbook on step 1, Business Idea: twelve steps on the left, the answers in the middle, the advisor’s notes on the right',
    width: 1440,
    height: 900,
    light: {
      avif: [
        {
          src: 'workbook-light-720.avif',
          width: 720,
        },
        {
          src: 'workbook-light-1080.avif',
          width: 1080,
        },
        {
          src: 'workbook-light-1440.avif',
          width: 1440,
        },
      ],
      webp: [
        {
          src: 'workbook-light-720.webp',
          width: 720,
        },
        {
          src: 'workbook-light-1080.webp',
          width: 1080,
        },
        {
          src: 'workbook-light-1440.webp',
          width: 1440,
        },
      ],
    },
    dark: {
      avif: [
        {
          src: 'workbook-dark-720.avif',
          width: 720,
        },
        {
          src: 'workbook-dark-1080.avif',
          width: 1080,
        },
        {
          src: 'workbook-dark-1440.avif',
          width: 1440,
        },
      ],
      webp: [
        {
          src: 'workbook-dark-720.webp',
          width: 720,
        },
        {
          src: 'workbook-dark-1080.webp',
          width: 1080,
        },
        {
          src: 'workbook-dark-1440.webp',
          width: 1440,
        },
      ],
    },
  },
  economics: {
    alt: 'Unit economics with all calculations shown: customer value, acquisition cost, break-even, and a chart of one customer over time',
    width: 1200,
    height: 1316,
    light: {
      avif: [
        {
          src: 'economics-light-480.avif',
          width: 480,
        },
        {
          src: 'economics-light-720.avif',
          width: 720,
        },
        {
          src: 'economics-light-1200.avif',
          width: 1200,
        },
      ],
      webp: [
        {
          src: 'economics-light-480.webp',
          width: 480,
        },
        {
          src: 'economics-light-720.webp',
          width: 720,
        },
        {
          src: 'economics-light-1200.webp',
          width: 1200,
        },
      ],
    },
    dark: {
      avif: [
        {
          src: 'economics-dark-480.avif',
          width: 480,
        },
        {
          src: 'economics-dark-720.avif',
          width: 720,
        },
        {
          src: 'economics-dark-1200.avif',
          width: 1200,
        },
      ],
      webp: [
        {
          src: 'economics-dark-480.webp',
          width: 480,
        },
        {
          src: 'economics-dark-720.webp',
          width: 720,
        },
        {
          src: 'economics-dark-1200.webp',
          width: 1200,
        },
      ],
    },
  },
  advisor: {
    alt: 'The advisor sizes the market from the plan’s own figures, top-down and bottom-up',
    width: 840,
    height: 1323,
    light: {
      avif: [
        {
          src: 'advisor-light-420.avif',
          width: 420,
        },
        {
          src: 'advisor-light-840.avif',
          width: 840,
        },
      ],
      webp: [
        {
          src: 'advisor-light-420.webp',
          width: 420,
        },
        {
          src: 'advisor-light-840.webp',
          width: 840,
        },
      ],
    },
    dark: {
      avif: [
        {
          src: 'advisor-dark-420.avif',
          width: 420,
        },
        {
          src: 'advisor-dark-840.avif',
          width: 840,
        },
      ],
      webp: [
        {
          src: 'advisor-dark-420.webp',
          width: 420,
        },
        {
          src: 'advisor-dark-840.webp',
          width: 840,
        },
      ],
    },
  },
  phone: {
    alt: 'The workbook on a phone',
    width: 640,
    height: 1313,
    light: {
      avif: [
        {
          src: 'phone-light-390.avif',
          width: 390,
        },
        {
          src: 'phone-light-640.avif',
          width: 640,
        },
      ],
      webp: [
        {
          src: 'phone-light-390.webp',
          width: 390,
        },
        {
          src: 'phone-light-640.webp',
          width: 640,
        },
      ],
    },
    dark: {
      avif: [
        {
          src: 'phone-dark-390.avif',
          width: 390,
        },
        {
          src: 'phone-dark-640.avif',
          width: 640,
        },
      ],
      webp: [
        {
          src: 'phone-dark-390.webp',
          width: 390,
        },
        {
          src: 'phone-dark-640.webp',
          width: 640,
        },
      ],
    },
  },
  document: {
    alt: 'Pages of the exported plan: the cover of Harbor Roasters’ business plan and two of its pages',
    width: 920,
    height: 720,
    light: {
      avif: [
        {
          src: 'document-480.avif',
          width: 480,
        },
        {
          src: 'document-920.avif',
          width: 920,
        },
      ],
      webp: [
        {
          src: 'document-480.webp',
          width: 480,
        },
        {
          src: 'document-920.webp',
          width: 920,
        },
      ],
    },
    dark: {
      avif: [
        {
          src: 'document-480.avif',
          width: 480,
        },
        {
          src: 'document-920.avif',
          width: 920,
        },
      ],
      webp: [
        {
          src: 'document-480.webp',
          width: 480,
        },
        {
          src: 'document-920.webp',
          width: 920,
        },
      ],
    },
  },
} as const satisfies Record<PictureName, ProductPicture>
