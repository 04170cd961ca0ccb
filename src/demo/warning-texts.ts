/** Languages of Swiss CAP messages, in their order. */
export const capLanguages = ['en', 'de', 'fr', 'it', 'rm'] as const
export type CapLanguage = (typeof capLanguages)[number]
type Texts = Record<CapLanguage, string>

export const hazards = ['wind', 'rain', 'thunderstorm', 'snow', 'heat', 'frost', 'fog'] as const
export type Hazard = (typeof hazards)[number]
/** MeteoAlarm awareness levels: yellow, orange, red. */
export type WarningLevel = 2 | 3 | 4

type HazardWords = {
  /** MeteoAlarm code, name, and the word in Atom titles. */
  awareness: { code: number; name: string; title: string }
  /** NinJo warn type as MeteoSwiss sends it (931, 300, 210, 801 seen on the wire; the others are ours). */
  ninjo: number
  event: Record<WarningLevel, Texts>
  impacts: Texts
  advice: Texts
}

const five = (en: string, de: string, fr: string, it: string, rm: string): Texts => ({ en, de, fr, it, rm })

/** Wording modelled on MeteoSwiss messages; demo texts, not theirs. */
export const hazardWords: Record<Hazard, HazardWords> = {
  wind: {
    awareness: { code: 1, name: 'wind', title: 'Wind' },
    ninjo: 210,
    event: {
      2: five('Strong wind', 'Starker Wind', 'Vent fort', 'Vento forte', 'Vent ferm'),
      3: five('Storm', 'Sturm', 'Tempête', 'Tempesta', 'Orcan moderà'),
      4: five('Severe storm', 'Schwerer Sturm', 'Forte tempête', 'Forte tempesta', 'Orcan ferm'),
    },
    impacts: five(
      'Falling branches, isolated trees blown down. Damage to individual roofs. Disruption to transport possible.',
      'Abbrechen von Ästen, Umstürzen einzelner Bäume. Schäden an einzelnen Dächern. Verkehrsbehinderungen möglich.',
      'Chute de branches, arbres isolés déracinés. Dégâts à quelques toitures. Perturbations du trafic possibles.',
      'Caduta di rami, singoli alberi sradicati. Danni a singoli tetti. Possibili intralci al traffico.',
      'Roms rumpids, singulas plantas stradas. Donns vi da singuls tetgs. Disturbis dal traffic pussaivels.',
    ),
    advice: five(
      'Secure loose objects. Avoid woods and the edges of woods. Stay away from lakes.',
      'Lose Gegenstände sichern. Wälder und Waldränder meiden. Seen meiden.',
      'Fixer les objets mobiles. Éviter les forêts et leurs lisières. Éviter les lacs.',
      'Fissare gli oggetti mobili. Evitare i boschi e i loro margini. Evitare i laghi.',
      'Franar objects movibels. Evitar guauds ed urs da guauds. Evitar lais.',
    ),
  },
  rain: {
    awareness: { code: 10, name: 'rain', title: 'Rain' },
    ninjo: 300,
    event: {
      2: five('Rainfall', 'Regen', 'Pluie', 'Pioggia', 'Plievgia'),
      3: five('Strong rainfall', 'Starker Regen', 'Forte pluie', 'Forte pioggia', 'Plievgia ferma'),
      4: five(
        'Very strong rainfall',
        'Sehr starker Regen',
        'Très forte pluie',
        'Pioggia molto forte',
        'Plievgia fitg ferma',
      ),
    },
    impacts: five(
      'Rise of streams and rivers. Isolated landslides on steep slopes. Local flooding.',
      'Anstieg von Bächen und Flüssen. Vereinzelte Rutschungen in steilen Hängen. Lokale Überflutungen.',
      'Crue des ruisseaux et des rivières. Glissements isolés sur les pentes raides. Inondations locales.',
      'Aumento del livello di ruscelli e fiumi. Frane isolate sui pendii ripidi. Allagamenti locali.',
      'Creschientscha dals auals e flums. Singulas bovas sin spundas stippas. Inundaziuns localas.',
    ),
    advice: five(
      'Stay away from streams and their banks. Avoid steep slopes. Do not use flooded roads.',
      'Bäche und deren Ufer meiden. Steile Hänge meiden. Überflutete Strassen nicht benutzen.',
      'Éviter les ruisseaux et leurs rives. Éviter les pentes raides. Ne pas emprunter de routes inondées.',
      'Evitare i ruscelli e le loro rive. Evitare i pendii ripidi. Non percorrere strade allagate.',
      'Evitar auals e lur rivas. Evitar spundas stippas. Betg utilisar vias inundadas.',
    ),
  },
  thunderstorm: {
    awareness: { code: 3, name: 'thunderstorm', title: 'Thunderstorm' },
    ninjo: 931,
    event: {
      2: five('Thunderstorm', 'Gewitter', 'Orages', 'Temporali', 'Urizis'),
      3: five(
        'Heavy thunderstorm',
        'Heftiges Gewitter',
        'Orages violents',
        'Temporali violenti',
        'Urizis ferms',
      ),
      4: five(
        'Very heavy thunderstorm',
        'Sehr heftiges Gewitter',
        'Orages très violents',
        'Temporali molto violenti',
        'Urizis fitg ferms',
      ),
    },
    impacts: five(
      'Lightning strikes. Streams rising suddenly, local flooding. Hail damage. Falling branches.',
      'Blitzeinschläge. Rasches Anschwellen von Bächen, lokale Überflutungen. Hagelschäden. Abbrechen von Ästen.',
      'Foudre. Crue subite de ruisseaux, inondations locales. Dégâts dus à la grêle. Chute de branches.',
      'Fulmini. Improvviso ingrossamento di ruscelli, allagamenti locali. Danni da grandine. Caduta di rami.',
      'Chametgs. Auals che creschan svelt, inundaziuns localas. Donns da granella. Roms rumpids.',
    ),
    advice: five(
      'Avoid bodies of water, exposed places and open terrain. Take shelter in a building or a car.',
      'Gewässer, exponierte Stellen und offene Flächen meiden. Schutz in einem Gebäude oder Auto suchen.',
      'Éviter les plans d’eau, les endroits exposés et les terrains dégagés. S’abriter dans un bâtiment ou une voiture.',
      'Evitare gli specchi d’acqua, i luoghi esposti e i terreni aperti. Ripararsi in un edificio o in un’auto.',
      'Evitar auas, lieus exponids e terren avert. Tschertgar protecziun en in edifizi u en in auto.',
    ),
  },
  snow: {
    awareness: { code: 2, name: 'snow-ice', title: 'Snow-ice' },
    ninjo: 220,
    event: {
      2: five('Snowfall', 'Schneefall', 'Chutes de neige', 'Nevicate', 'Naivada'),
      3: five(
        'Heavy snowfall',
        'Starker Schneefall',
        'Fortes chutes de neige',
        'Forti nevicate',
        'Naivada ferma',
      ),
      4: five(
        'Very heavy snowfall',
        'Sehr starker Schneefall',
        'Très fortes chutes de neige',
        'Nevicate molto forti',
        'Naivada fitg ferma',
      ),
    },
    impacts: five(
      'Snow-covered and slippery roads. Disruption to road and rail traffic. Trees breaking under the snow.',
      'Schneebedeckte und rutschige Strassen. Behinderungen im Strassen- und Bahnverkehr. Schneebruch in Wäldern.',
      'Routes enneigées et glissantes. Perturbations du trafic routier et ferroviaire. Branches brisées par la neige.',
      'Strade innevate e scivolose. Intralci al traffico stradale e ferroviario. Rami spezzati dalla neve.',
      'Vias cuvertas da naiv e glischnas. Disturbis dal traffic sin via e binaris. Roms rumpids da la naiv.',
    ),
    advice: five(
      'Adapt your driving. Use winter equipment. Avoid journeys that are not necessary.',
      'Fahrweise anpassen. Winterausrüstung verwenden. Nicht notwendige Fahrten vermeiden.',
      'Adapter sa conduite. Utiliser un équipement d’hiver. Éviter les trajets non nécessaires.',
      'Adeguare la guida. Usare l’equipaggiamento invernale. Evitare i viaggi non necessari.',
      'Adattar il manischar. Duvrar l’equipament d’enviern. Evitar viadis betg necessaris.',
    ),
  },
  heat: {
    awareness: { code: 5, name: 'high-temperature', title: 'High-temperature' },
    ninjo: 801,
    event: {
      2: five('Hot spell', 'Hitze', 'Forte chaleur', 'Caldo intenso', 'Chalira'),
      3: five(
        'Heat wave',
        'Markante Hitzewelle',
        'Vague de chaleur marquée',
        'Marcata ondata di caldo',
        'Unda da chalira marcanta',
      ),
      4: five(
        'Extreme heat wave',
        'Extreme Hitzewelle',
        'Vague de chaleur extrême',
        'Intensa ondata di caldo',
        'Unda da chalira extrema',
      ),
    },
    impacts: five(
      'Circulatory problems and physical discomfort, especially for the elderly, the sick and small children.',
      'Kreislaufprobleme und körperliches Unbehagen, besonders bei älteren und kranken Menschen sowie Kleinkindern.',
      'Problèmes circulatoires et inconfort physique, en particulier chez les personnes âgées ou malades et chez les jeunes enfants.',
      'Problemi circolatori e malessere fisico, soprattutto per anziani, malati e bambini piccoli.',
      'Problems da la circulaziun e mal da star, surtut tar persunas attempadas, malsaunas ed uffants pitschens.',
    ),
    advice: five(
      'Avoid exertion, drink a lot, keep out the heat, look after those at risk.',
      'Anstrengung vermeiden, viel trinken, Hitze fernhalten, gefährdete Personen betreuen.',
      'Éviter les efforts, boire beaucoup, se protéger de la chaleur, s’occuper des personnes à risque.',
      'Evitare gli sforzi, bere molto, tenere lontano il caldo, assistere le persone a rischio.',
      'Evitar sforzs, baiver bler, sa proteger da la chalira, gidar persunas periclitadas.',
    ),
  },
  frost: {
    awareness: { code: 6, name: 'low-temperature', title: 'Low-temperature' },
    ninjo: 820,
    event: {
      2: five('Ground frost', 'Bodenfrost', 'Gel au sol', 'Gelo al suolo', 'Schelira al terren'),
      3: five('Frost', 'Frost', 'Gel', 'Gelo', 'Schelira'),
      4: five('Severe frost', 'Starker Frost', 'Fort gel', 'Forte gelo', 'Schelira ferma'),
    },
    impacts: five(
      'Damage to vegetation, above all to blossoms and vines.',
      'Schäden an der Vegetation, vor allem an Blüten und Reben.',
      'Dégâts à la végétation, surtout aux fleurs et à la vigne.',
      'Danni alla vegetazione, soprattutto ai fiori e alle viti.',
      'Donns vi da la vegetaziun, surtut vi da flurs e vits.',
    ),
    advice: five(
      'Protect sensitive plants.',
      'Empfindliche Pflanzen schützen.',
      'Protéger les plantes sensibles.',
      'Proteggere le piante sensibili.',
      'Proteger plantas sensiblas.',
    ),
  },
  fog: {
    awareness: { code: 4, name: 'fog', title: 'Fog' },
    ninjo: 440,
    event: {
      2: five('Dense fog', 'Dichter Nebel', 'Brouillard dense', 'Nebbia fitta', 'Tschajera spessa'),
      3: five(
        'Very dense fog',
        'Sehr dichter Nebel',
        'Brouillard très dense',
        'Nebbia molto fitta',
        'Tschajera fitg spessa',
      ),
      4: five(
        'Very dense fog',
        'Sehr dichter Nebel',
        'Brouillard très dense',
        'Nebbia molto fitta',
        'Tschajera fitg spessa',
      ),
    },
    impacts: five(
      'Visibility locally below 200 m. Disruption to road traffic.',
      'Sichtweiten lokal unter 200 m. Behinderungen im Strassenverkehr.',
      'Visibilité localement inférieure à 200 m. Perturbations du trafic routier.',
      'Visibilità localmente inferiore a 200 m. Intralci al traffico stradale.',
      'Vesida localmain sut 200 m. Disturbis dal traffic sin via.',
    ),
    advice: five(
      'Adapt speed and distance, switch on dipped headlights.',
      'Geschwindigkeit und Abstand anpassen, Abblendlicht einschalten.',
      'Adapter vitesse et distances, allumer les feux de croisement.',
      'Adeguare velocità e distanza, accendere gli anabbaglianti.',
      'Adattar spertadad e distanza, envidar las glischs bassas.',
    ),
  },
}

export const labels: Record<'impacts' | 'advice' | 'amounts' | 'gusts' | 'snowfall', Texts> = {
  impacts: five(
    'Possible impacts',
    'Mögliche Auswirkungen',
    'Conséquences possibles',
    'Possibili conseguenze',
    'Consequenzas pussaivlas',
  ),
  advice: five(
    'Recommendations for action',
    'Verhaltensempfehlungen',
    'Recommandations de comportement',
    'Raccomandazioni di comportamento',
    'Recumandaziuns da cumportament',
  ),
  amounts: five(
    'Expected amounts',
    'Erwartete Mengen',
    'Quantités attendues',
    'Quantità previste',
    'Quantitads spetgadas',
  ),
  gusts: five(
    'Expected gusts',
    'Erwartete Böen',
    'Rafales attendues',
    'Raffiche previste',
    'Buffadas spetgadas',
  ),
  snowfall: five(
    'Expected fresh snow',
    'Erwarteter Neuschnee',
    'Neige fraîche attendue',
    'Neve fresca prevista',
    'Naiv frestga spetgada',
  ),
}
