import { expect, test } from 'vitest'
import { isPraise, isWish } from './praise.ts'

/** How owners in many trades praise where they should state, and how sound answers sound. */

test.each([
  // Quality
  [
    'operationsPlan.quality',
    'We put our heart into every loaf and only the best is good enough. Excellence is our promise.',
    true,
  ],
  [
    'operationsPlan.quality',
    'Our drivers care about every pallet. We have the highest standards and our customers trust us.',
    true,
  ],
  [
    'operationsPlan.quality',
    'Patients come first. We strive for excellence and give 110% so that everyone is satisfied.',
    true,
  ],
  [
    'operationsPlan.quality',
    'Quality is our top priority. Our developers take pride in clean code and never settle for less than outstanding.',
    true,
  ],
  [
    'operationsPlan.quality',
    'Because we love what we do, the vegetables taste great and families are delighted.',
    true,
  ],
  [
    'operationsPlan.quality',
    'Each child is special to us. With love and dedication we create a place where they feel welcome.',
    true,
  ],
  [
    'operationsPlan.quality',
    'Happy tenants are our best reward. We are committed to service that exceeds what people expect.',
    true,
  ],
  [
    'operationsPlan.quality',
    'Good work speaks for itself. We are perfectionists and proud of every chair that leaves the shop.',
    true,
  ],
  [
    'operationsPlan.quality',
    'We love what we do and are proud of it: each chair is checked against the drawing before it leaves.',
    false,
  ],
  [
    'operationsPlan.quality',
    'Loads are photographed and weighed. A guest who is not satisfied gets the money back.',
    false,
  ],
  [
    'operationsPlan.quality',
    'Happy parents matter most. Rooms are cleaned daily, and the state inspector comes unannounced.',
    false,
  ],
  [
    'operationsPlan.quality',
    'Every guest should feel welcome and be happy within ten minutes of arriving.',
    false,
  ],
  // Background
  [
    'teamStructure.founders.background',
    'A natural leader with a big heart for animals. Friends call her the most reliable person they know.',
    true,
  ],
  [
    'teamStructure.founders.background',
    'Extensive business experience and a strong network. Ambitious, creative and driven.',
    true,
  ],
  [
    'teamStructure.founders.background',
    'Has dreamed of a farm since childhood and is not afraid of hard work. Lives on savings of $30,000.',
    true,
  ],
  ['teamStructure.founders.background', 'Loves cars, learns quickly and gets along with everyone.', true],
  [
    'teamStructure.founders.background',
    'Entrepreneur at heart, all-rounder, positive thinker, good with numbers.',
    true,
  ],
  [
    'teamStructure.founders.background',
    'Many years of experience in different areas. Hard-working and honest.',
    true,
  ],
  [
    'teamStructure.founders.background',
    'Passionate about food and people. Her husband’s salary of $4,100 a month carries the household.',
    true,
  ],
  ['teamStructure.founders.background', 'Energetic and creative, a born teacher who loves children.', true],
  [
    'teamStructure.founders.background',
    'Hard-working. Six years as shift lead at a bakery with nine people.',
    false,
  ],
  [
    'teamStructure.founders.background',
    'Loves cars. Journeyman mechanic, ran the workshop of a Ford dealer.',
    false,
  ],
  [
    'teamStructure.founders.background',
    'Nurse at St. Mary’s since 2014, a people person by all accounts.',
    false,
  ],
  [
    'teamStructure.founders.background',
    'Taught piano, then managed a music school. Lives on savings.',
    false,
  ],
  // Problem
  [
    'businessIdea.problemStatement',
    'In today’s world people are increasingly busy, and good food gets left behind. Something needs to change.',
    true,
  ],
  [
    'businessIdea.problemStatement',
    'Many companies struggle with their data. Current solutions do not really work.',
    true,
  ],
  [
    'businessIdea.problemStatement',
    'Pets are important to us all. These days many people find it difficult to care for them properly.',
    true,
  ],
  [
    'businessIdea.problemStatement',
    'Nowadays everyone wants to live sustainably, but it is complicated.',
    true,
  ],
  [
    'businessIdea.problemStatement',
    'Many owners struggle to find a plumber: the average wait in Dayton is nine days.',
    false,
  ],
  [
    'businessIdea.problemStatement',
    'Two of three parents on our street drive 20 minutes to a class that is full. Something has to change.',
    false,
  ],
  // Solution and value
  [
    'businessIdea.solution',
    'We rethink fitness. With passion and innovative ideas we take people on a journey to a better future.',
    true,
  ],
  [
    'businessIdea.solution',
    'Our vision is a seamless ecosystem that empowers farmers and transforms the way we eat.',
    true,
  ],
  [
    'businessIdea.valueProposition',
    'A unique experience with passion and heart that brings people together and makes a difference.',
    true,
  ],
  [
    'businessIdea.valueProposition',
    'Modern, flexible and sustainable: smart solutions for the world of tomorrow.',
    true,
  ],
  [
    'businessIdea.solution',
    'We rent e-bikes by the hour at four hotels. Our vision is a modern town in which no one needs a car together.',
    false,
  ],
  [
    'businessIdea.valueProposition',
    'Flexible slots, one therapist and a modern room: parents wait three weeks instead of five months.',
    false,
  ],
  // Market
  [
    'marketAnalysis.summary',
    'There is huge potential for a climbing hall. Everyone we know loves the idea.',
    true,
  ],
  ['marketAnalysis.summary', 'We are convinced that the time is right and that demand will be high.', true],
  [
    'marketAnalysis.summary',
    'Feedback has been very positive and the trend is obvious. Our own experience confirms it.',
    true,
  ],
  [
    'marketAnalysis.summary',
    'Demand is growing and the market is booming, so we expect a lot of interest.',
    true,
  ],
  [
    'marketAnalysis.summary',
    'We interviewed growers at both markets and are convinced that demand will be high.',
    false,
  ],
  ['marketAnalysis.summary', 'Everyone loves the idea: 41 of 60 parents signed a letter of intent.', false],
  // Price
  [
    'competitiveAnalysis.pricingStrategy',
    'We offer fair prices that are attractive to customers and adapt them to the season.',
    true,
  ],
  [
    'competitiveAnalysis.pricingStrategy',
    'Rents will be reasonable and in line with the neighborhood. Long tenants get a flexible deal.',
    true,
  ],
  ['competitiveAnalysis.pricingStrategy', 'Affordable for families while leaving us a healthy margin.', true],
  ['competitiveAnalysis.pricingStrategy', 'Competitive rates, value for money, adjusted case by case.', true],
  ['competitiveAnalysis.pricingStrategy', 'Fair and flexible: $18 a dozen, $2 below the grocer.', false],
  [
    'competitiveAnalysis.pricingStrategy',
    'Affordable and fair, a tenth below what Brandt Repair charges.',
    false,
  ],
])('%s: %s', (field, text, isFound) => {
  expect(isPraise(field, text)).toBe(isFound)
})

test.each([
  [
    'Trucks stand idle half the day while small shippers pay too much. This must change, and we want to be the ones who change it.',
    true,
  ],
  ['Parents drive across town for speech therapy. There has to be a better way.', true],
  ['Old pumps waste power, and no one looks at them. We want to fix that for farmers.', true],
  ['There has to be a better way. We come to the farm, measure the pump and replace it within a day.', false],
  [
    'Parents wait too long. This has to change: each child gets a weekly slot with the same therapist.',
    false,
  ],
])('a wish instead of a solution: %s', (text, isFound) => {
  expect(isWish('businessIdea.solution', text)).toBe(isFound)
})
