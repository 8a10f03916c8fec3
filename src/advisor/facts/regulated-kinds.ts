/** A line of business that cannot open without a particular license. */
export interface RegulatedKind {
  /** As in 'a business that …'. */
  does: string
  words: readonly string[]
  /** Two words that only together name it. */
  phrase?: RegExp
  /** Words that give them another meaning. */
  unless?: readonly string[]
  /** Words that an entry for the license would have. */
  license: RegExp
  /** The license it needs, in words. */
  needs: string
}

const split = (words: string) => words.split(' ')

/** The first that fits gives a business its main license. */
export const regulatedKinds: readonly RegulatedKind[] = [
  {
    does: 'serves alcohol',
    words: split(
      'alcohol wine wines beer beers brewery brewpub cocktail cocktails distillery liquor taproom winery cidery pub',
    ),
    unless: split('free nonalcoholic tours tour rides bikes bicycles photography weddings'),
    license: /alcohol|liquor|beer|wine|abc\b|ttb|brewer|distill|tavern/i,
    needs: 'the state liquor license, which often takes months',
  },
  {
    does: 'prepares or sells food',
    words: split(
      'coffee café cafe restaurant bakery pastry pastries catering caterer sandwiches food espresso pizzeria pizza deli diner bistro meals roaster roastery chocolate chocolates juice juices groceries grocery eatery tacos taqueria burgers sushi ramen smoothies gelato donuts cupcakes cookies bagels barbecue salsa kombucha granola creamery bread breads cakes pies jam jams pasta cheese snacks',
    ),
    unless: split(
      'pet pets dog dogs cat cats dance dancing audit audits auditor safety machines repair furniture table tables mugs photography packaging allergy tours bank candles candle soap soaps scented toys books cooking freight trucking haulage pallets',
    ),
    license: /food|health|kitchen|restaurant|sanitary|establishment|agriculture/i,
    needs: 'a health department permit and a food protection manager certificate',
  },
  {
    does: 'takes care of children',
    words: split('childcare daycare preschool babysitting kindergarten montessori'),
    unless: split('dog dogs pet pets doggy doggie materials furniture toys'),
    license:
      /child\s?care|day\s?care|preschool|nursery|human services|early (?:learning|childhood)|background check|family services/i,
    needs: 'the state child care license with background checks',
  },
  {
    does: 'cares for people in their homes',
    words: split('homecare caregivers hospice'),
    phrase: /\b(?:home care|in-home care|home health|assisted living|senior care|elder care)\b/i,
    unless: split('marketplace support group'),
    license: /home care|home health|health|caregiver|agency license|aging/i,
    needs: 'the state home care agency license',
  },
  {
    does: 'treats patients',
    words: split(
      'clinic patients medical therapist therapy physiotherapy dental dentist pharmacy nursing chiropractor chiropractic veterinary acupuncture optometry counseling',
    ),
    unless: split('massage supplies scrubs uniforms equipment billing retail aroma career grooming'),
    license: /medical|clinic|health|therap|dental|nurs|pharmac|professional|board|veterin|practice|counsel/i,
    needs: 'the professional licenses of the people who treat patients, and the state’s facility license',
  },
  {
    does: 'works on people’s hair, skin or nails',
    words: split(
      'salon barber barbershop hairdresser hairdressing nails cosmetology tattoo tattoos massage spa esthetician',
    ),
    unless: split('pet pets dog dogs cat cats grooming hot pool'),
    license: /cosmet|barber|salon|esthetic|massage|tattoo|body art|board/i,
    needs: 'cosmetology or barber licenses for the people and for the shop',
  },
  {
    does: 'builds or repairs homes',
    words: split(
      'contractor plumbing plumber electrician electrical hvac roofing roofer remodeling remodeler renovation renovations construction',
    ),
    unless: split('toys jewelry magazine'),
    license: /contractor|plumb|electric|hvac|build|trade|bond|construction|roof/i,
    needs: 'the state contractor or trade license, usually with a bond',
  },
  {
    does: 'carries people or goods',
    words: split('trucking freight taxi limousine movers haulage chauffeur towing'),
    phrase: /\bmoving (?:company|service|firm|crew)\b/i,
    license: /dot\b|motor carrier|usdot|mc number|taxi|cdl|transport|carrier|livery|public utilit|tow/i,
    needs: 'a USDOT number and operating authority',
  },
  {
    does: 'handles other people’s money or policies',
    words: split('lending lender mortgage remittance payday microloans'),
    phrase: /\b(?:insurance (?:agency|broker\w*)|wealth management|investment advis\w+)\b/i,
    license: /lend|money transmi|broker|insurance|finra|sec\b|nmls|financial|advis[eo]r/i,
    needs: 'the state lending, insurance or investment advisor license',
  },
  {
    does: 'sells or rents homes for others',
    words: split('realtor realtors realty'),
    phrase: /\b(?:real estate (?:agency|brokerage|agents?|office)|property management)\b/i,
    license: /real estate|broker|realt/i,
    needs: 'a real estate broker license',
  },
  {
    does: 'sells cannabis',
    words: split('cannabis dispensary marijuana'),
    license: /cannabis|marijuana|dispensary/i,
    needs: 'the state cannabis license',
  },
  {
    does: 'sells tobacco or vapes',
    words: split('tobacco vape vapes cigars'),
    license: /tobacco|vap|cigar|nicotine/i,
    needs: 'the state tobacco retail license',
  },
  {
    does: 'sells firearms',
    words: split('firearms gunsmith ammunition guns'),
    license: /firearm|ffl|atf/i,
    needs: 'a federal firearms license',
  },
  {
    does: 'sprays pesticides',
    words: split('exterminator pest termite termites'),
    license: /pest|applicator|structural/i,
    needs: 'the state pesticide applicator license',
  },
  {
    does: 'guards people or property',
    words: split('bodyguard bodyguards guards'),
    phrase: /\bsecurity (?:guards?|company|patrols?)\b/i,
    unless: split('mouth rail pool splash'),
    license: /guard|security|patrol/i,
    needs: 'the state security guard company license',
  },
  {
    does: 'flies drones for pay',
    words: split('drone drones'),
    license: /faa|107|remote pilot|drone/i,
    needs: 'an FAA Part 107 remote pilot certificate',
  },
  {
    does: 'keeps other people’s animals overnight',
    words: split('kennel kennels cattery'),
    phrase: /\b(?:dog|pet|cat) (?:boarding|hotel|day ?care)\b/i,
    license: /kennel|animal|boarding|pet/i,
    needs: 'the county kennel license',
  },
  {
    does: 'rents rooms to guests',
    words: split('airbnb hostel motel inn'),
    phrase: /\b(?:short-term rentals?|vacation rentals?|bed and breakfast|guest ?house)\b/i,
    license: /lodging|rental|hotel|occupancy|transient|inn|guest/i,
    needs: 'the city’s lodging or short-term rental permit and its occupancy tax account',
  },
  {
    does: 'takes guests out on the water',
    words: split('charters'),
    phrase: /\b(?:boat|fishing|sailing|kayak) (?:charters?|tours?)\b/i,
    license: /captain|coast guard|charter|outfitter|vessel|guide/i,
    needs: 'a Coast Guard captain’s license or the state guide license',
  },
  {
    does: 'practices law',
    words: split('attorneys'),
    phrase: /\blaw (?:firm|office|practice)\b/i,
    license: /\bbar\b|attorney|admission/i,
    needs: 'the bar admission of its attorneys',
  },
  {
    does: 'prepares the dead for burial',
    words: split('funeral mortuary crematory'),
    unless: split('flowers software'),
    license: /funeral|mortuary|embalm|cremat/i,
    needs: 'the state funeral establishment license',
  },
]
