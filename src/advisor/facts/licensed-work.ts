/** Work that usually needs a license of its own in the United States, whatever else the business does. */
export interface LicensedWork {
  /** As in 'a business that …'. */
  readonly does: string
  readonly cue: RegExp
  /** Words of an entry in the legal step that cover it. */
  readonly license: RegExp
  readonly needs: string
  /** It is told where the work and the suppliers are, and not only where the sales are. */
  readonly isOfSupply?: true
}

export const licensedWork: readonly LicensedWork[] = [
  {
    does: 'buys used goods from the public',
    cue: /\btrade-?ins\b|\b(?:a|the|each|every|per) trade-?in\b|\bbuy-?backs?\b|\b(?:buy|buys|buying|bought|purchas(?:e|es|ed|ing)|cash for|pay(?:s|ing)? cash for|taken? in)\b[^.;]{0,50}\b(?:from (?:the public|private (?:sellers|people|owners|individuals)|individuals|households|walk-?ins|whoever)|(?:used|second-?hand|pre-?owned|old) (?:jewelry|gold|silver|coins|phones|bikes|bicycles|guitars|games|records|watches|electronics|books|clothes|clothing))\b/i,
    license:
      /second-?hand|pawn|used (?:goods|merchandise|articles|property)|pre-?owned|precious metal|junk|scrap|dealer|reseller|trade-?in|resale/i,
    needs:
      'a city or state secondhand dealer license, often with a report to the police and a holding period',
    isOfSupply: true,
  },
  {
    does: 'sells used vehicles',
    cue: /\b(?:used|pre-?owned|second-?hand) (?:cars|vehicles|trucks|vans|motorcycles|trailers|RVs|campers)\b(?! (?:dealers|owners|buyers|lots))/i,
    license: /dealer|motor vehicle|dmv/i,
    needs: 'the state dealer license for used vehicles, usually with a bond and a lot',
  },
  {
    does: 'hauls waste',
    cue: /\b(?:junk|waste|debris|trash|rubbish|garbage|grease|septage|sludge|septic) (?:removal|hauling|haul-?away|collection|pick-?ups?|pumping)\b/i,
    license: /haul|waste|transport|septage|junk|dumpster|solid|pump|landfill|disposal|refuse/i,
    needs: 'the waste hauler permit of the state, county or city',
  },
  {
    does: 'teaches people to drive',
    cue: /\bdriving (?:school|lessons|instruction)\b|\bdriver(?:[’']?s)? (?:ed|education|training)\b/i,
    license: /driv|dmv|motor vehicle|instructor/i,
    needs: 'the state driving school license and the instructors’ own',
  },
  {
    does: 'takes campers',
    cue: /\b(?:campgrounds?|campsites?|rv (?:parks?|sites?)|glamping)\b/i,
    license: /camp|lodging|health|\brv\b|transient|occupancy|hotel/i,
    needs: 'the state or county campground permit and the occupancy tax account',
  },
  {
    does: 'has rides or climbing for guests',
    cue: /\b(?:bounce houses?|inflatables|go-?karts?|zip ?lines?|trampoline (?:park|hall)|climbing (?:wall|gym|hall)|mechanical bull|carousel)\b/i,
    license: /amusement|rides?\b|inflatable|inspect|recreation|climbing|trampoline/i,
    needs: 'the state amusement ride inspection or permit',
  },
  {
    does: 'sells live plants',
    cue: /\b(?:seedlings|nursery stock|plant starts|perennials|shrubs|saplings)\b/i,
    license: /nursery|plants?\b|agricultur|grower|horticult/i,
    needs: 'the state nursery or plant dealer license',
  },
  {
    does: 'has a pool for guests',
    cue: /\b(?:swim(?:ming)? (?:lessons|school|classes)|swimming pool|float tanks?|plunge pools?)\b/i,
    license: /pool|aquatic|health|swim|float|spa\b/i,
    needs: 'the health department’s permit for a public pool',
  },
  {
    does: 'sells hemp or CBD',
    cue: /\b(?:CBD|hemp)\b(?! (?:rope|twine|fabrics?|bags?|cloth\w*|canvas|paper|fibers?|shirts?|yarn|string|seeds?|insulation|bedding))/i,
    license: /hemp|cbd|cannab|agricultur/i,
    needs: 'the state registration for hemp products',
  },
  {
    does: 'opens locks for others',
    cue: /\blocksmith/i,
    license: /locksmith|alarm|security/i,
    needs: 'the locksmith license, where the state has one',
  },
  {
    does: 'treats skin, lashes or brows',
    cue: /\b(?:(?<!\b(?:floors?|ski|skis|snowboards?|boards?|surfboards?|cars?|boats?|auto|vehicle|wood|furniture|wash(?:ing)?,? and|polish(?:ing)? and|clean(?:ing)? and|sharpening and) )waxing(?! (?:and (?:edge|tuning|polish)|of (?:floors|skis|cars)))|lash extensions|eyelash(?:es)?|microblading|permanent makeup|facials|piercings?(?! (?:tools|needles|saws?)))\b/i,
    license: /cosmet|esthetic|body art|board|salon|pierc/i,
    needs: 'the state esthetics or body art license for the person and for the room',
  },
  {
    does: 'drives passengers',
    cue: /\b(?:shuttle (?:rides|service|trips|bus)|wheelchair (?:rides|transport)|medical (?:rides|transport)|party bus|school runs|airport (?:rides|transfers))\b/i,
    license: /transport|passenger|\bdot\b|usdot|livery|utilit|carrier|taxi|for-hire|chauffeur/i,
    needs: 'the state or city permit to carry passengers for hire',
  },
  {
    does: 'places workers with others',
    cue: /\b(?:staffing|nanny|temp|employment|placement) agency\b/i,
    license: /staffing|employment agenc|placement/i,
    needs: 'the state employment or staffing agency license, where it has one',
  },
  {
    does: 'removes mold, lead or asbestos',
    cue: /\b(?:asbestos|lead|mold) (?:paint )?(?:removal|abatement|remediation)\b/i,
    license: /asbestos|lead|mold|abatement|remediation/i,
    needs: 'the state abatement license and the training certificates',
  },
]
