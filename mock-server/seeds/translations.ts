/**
 * What a real server would have in several languages: the texts of the seeds, one per line:
 * English | German | Hindi
 * Brands, machines and places keep their names.
 */
const table = `
Chips & Namkeen | Chips & Knabbereien | चिप्स और नमकीन
Chocolates & Sweets | Schokolade & Süßes | चॉकलेट और मिठाई
Biscuits & Cookies | Kekse & Gebäck | बिस्किट और कुकी
Cold drinks | Kaltgetränke | ठंडे पेय
Coffee | Kaffee | कॉफ़ी
Tea and more | Tee und mehr | चाय और बाकी
Juices | Säfte | जूस
Water | Wasser | पानी
Dairy | Milchprodukte | डेयरी
Healthy | Gesundes | सेहतमंद
Meals & Sandwiches | Mahlzeiten & Sandwiches | खाना और सैंडविच
Sugar | Zucker | चीनी
beans | Bohnen | कॉफ़ी बीन्स
milk | Milch | दूध
water | Wasser | पानी
cocoa | Kakao | कोको
decoction | Kaffeesud | डिकॉक्शन
tea | Tee | चाय
soup | Suppe | सूप
Sea salt chips | Meersalz-Chips | समुद्री नमक चिप्स
Masala magic chips | Masala-Chips | मसाला मैजिक चिप्स
Chips that get stuck | Chips, die stecken bleiben | अटकने वाले चिप्स
Cream & spring onion chips | Chips mit Sahne & Frühlingszwiebel | क्रीम और हरा प्याज़ चिप्स
Chili lime chips | Chili-Limetten-Chips | मिर्च नींबू चिप्स
Peri peri potato wedges, kettle cooked in small batches with smoked paprika | Peri-Peri-Kartoffelspalten, in kleinen Mengen gegart, mit geräuchertem Paprika | पेरी पेरी आलू वेजेज़, छोटी खेप में पके, स्मोक्ड पपरिका के साथ
Nacho cheese triangles | Käse-Nachos | नाचो चीज़ ट्रायंगल
Aloo bhujia | Aloo Bhujia | आलू भुजिया
Salted moong dal | Gesalzene Mungbohnen | नमकीन मूँग दाल
Khatta meetha mix | Khatta-Meetha-Mix | खट्टा मीठा मिक्स
Kerala banana chips | Kerala-Bananenchips | केरल केला चिप्स
Butter popcorn | Butter-Popcorn | बटर पॉपकॉर्न
Caramel popcorn | Karamell-Popcorn | कैरामेल पॉपकॉर्न
Roasted makhana, mint | Geröstete Makhana, Minze | भुना मखाना, पुदीना
Roasted makhana, black pepper | Geröstete Makhana, schwarzer Pfeffer | भुना मखाना, काली मिर्च
Dark 70 | Zartbitter 70 | डार्क 70
Milk & hazelnut | Milch & Haselnuss | मिल्क और हेज़लनट
Peanut crunch bar | Erdnussriegel | मूँगफली क्रंच बार
Wafer duo | Waffel-Duo | वेफ़र डुओ
Coconut bar | Kokosriegel | नारियल बार
Almond rocks | Mandelsplitter | बादाम रॉक्स
Fruit gums | Fruchtgummis | फ़्रूट गम
Mint drops | Minzdrops | पुदीना गोली
Gum | Kaugummi | च्यूइंग गम
Jaggery peanut chikki | Erdnuss-Chikki mit Palmzucker | गुड़ मूँगफली चिक्की
Butter cookies | Butterkekse | बटर कुकी
Choco chip cookies | Schoko-Cookies | चोको चिप कुकी
Oat & raisin cookies | Hafer-Rosinen-Kekse | ओट और किशमिश कुकी
Wholewheat digestives | Vollkornkekse | आटा डाइजेस्टिव
Orange cream biscuits | Kekse mit Orangencreme | ऑरेंज क्रीम बिस्किट
Jeera biscuits | Kreuzkümmelkekse | जीरा बिस्किट
Elaichi rusk | Kardamom-Zwieback | इलायची रस्क
Classic cola | Cola | क्लासिक कोला
Cola zero | Cola ohne Zucker | कोला ज़ीरो
Fresh lime soda | Limettenlimonade | ताज़ा नींबू सोडा
Orange fizz | Orangenlimonade | ऑरेंज फ़िज़
Ginger ale | Ginger Ale | जिंजर एल
Masala jeera soda | Masala-Jeera-Limonade | मसाला जीरा सोडा
Vexo energy | Vexo Energy | वेक्सो एनर्जी
Vexo berry, zero sugar | Vexo Beere, ohne Zucker | वेक्सो बेरी, बिना चीनी
Peach iced tea | Eistee Pfirsich | पीच आइस टी
Lemon iced tea | Eistee Zitrone | लेमन आइस टी
Cold coffee | Eiskaffee | कोल्ड कॉफ़ी
Nitro cold brew | Nitro Cold Brew | नाइट्रो कोल्ड ब्रू
Ginger kombucha | Ingwer-Kombucha | अदरक कोम्बुचा
Orange juice | Orangensaft | संतरे का जूस
Alphonso mango | Alphonso-Mango | अल्फ़ांसो आम
Mixed fruit | Multifrucht | मिक्स फ़्रूट
Himachal apple | Himachal-Apfel | हिमाचली सेब
Pink guava & chili | Rosa Guave & Chili | गुलाबी अमरूद और मिर्च
Tender coconut water | Kokoswasser | नारियल पानी
Aam panna | Aam Panna | आम पन्ना
Still water | Stilles Wasser | सादा पानी
Sparkling water | Sprudelwasser | स्पार्कलिंग पानी
Masala chaas | Masala-Buttermilch | मसाला छाछ
Sweet lassi | Süßer Lassi | मीठी लस्सी
Mango lassi | Mango-Lassi | मैंगो लस्सी
Berry Greek yoghurt | Griechischer Joghurt mit Beeren | बेरी ग्रीक दही
Chocolate protein shake | Protein-Shake Schokolade | चॉकलेट प्रोटीन शेक
Kesar badam milk | Safran-Mandel-Milch | केसर बादाम दूध
Trail mix | Studentenfutter | ट्रेल मिक्स
Roasted almonds | Geröstete Mandeln | भुने बादाम
Date & cashew bar | Dattel-Cashew-Riegel | खजूर काजू बार
Oat & honey bar | Hafer-Honig-Riegel | ओट और शहद बार
Double chocolate protein bar, 20 g whey protein, no added sugar, high in fibre | Proteinriegel Doppelschokolade, 20 g Molkenprotein, ohne Zuckerzusatz, ballaststoffreich | डबल चॉकलेट प्रोटीन बार, 20 g व्हे प्रोटीन, बिना मिलाई चीनी, भरपूर फ़ाइबर
Beetroot chips | Rote-Bete-Chips | चुकंदर चिप्स
Paneer tikka wrap | Paneer-Tikka-Wrap | पनीर टिक्का रैप
Chicken & herb sandwich | Hähnchen-Kräuter-Sandwich | चिकन हर्ब सैंडविच
Egg mayo sandwich | Eier-Sandwich | एग मेयो सैंडविच
Bombay veg sandwich | Bombay-Gemüse-Sandwich | बॉम्बे वेज सैंडविच
Masala cup noodles | Masala-Nudelbecher | मसाला कप नूडल्स
Instant poha | Instant-Poha | इंस्टेंट पोहा
Espresso | Espresso | एस्प्रेसो
Double espresso | Doppelter Espresso | डबल एस्प्रेसो
Americano | Americano | अमेरिकानो
Cappuccino | Cappuccino | कैपुचीनो
Caffè latte | Caffè Latte | कैफ़े लाते
Flat white | Flat White | फ़्लैट व्हाइट
Mocha | Mokka | मोका
Hot chocolate | Heiße Schokolade | हॉट चॉकलेट
South Indian filter coffee | Südindischer Filterkaffee | दक्षिण भारतीय फ़िल्टर कॉफ़ी
Masala chai | Masala Chai | मसाला चाय
Green tea | Grüner Tee | ग्रीन टी
Hot kesar badam milk with saffron, cardamom and slivered almonds | Heiße Mandelmilch mit Safran, Kardamom und Mandelsplittern | केसर, इलायची और बादाम कतरन वाला गरम केसर बादाम दूध
Tomato soup | Tomatensuppe | टमाटर सूप
10% off chips | 10 % Rabatt auf Chips | चिप्स पर 10% छूट
On every bag of Kettle Cove | Auf jede Tüte Kettle Cove | Kettle Cove के हर पैक पर
Good for a shared break | Für die gemeinsame Pause | साथ मिलकर खाने के लिए
On Fizzwell colas | Auf Colas von Fizzwell | Fizzwell के कोला पर
15% off cappuccino and latte | 15 % Rabatt auf Cappuccino und Latte | कैपुचीनो और लाते पर 15% छूट
Every day, all day | Jeden Tag, den ganzen Tag | हर दिन, पूरे दिन
25% off chocolate | 25 % Rabatt auf Schokolade | चॉकलेट पर 25% छूट
On Okapi bars | Auf Tafeln von Okapi | Okapi के बार पर
The UPI app on your phone | Die UPI-App auf deinem Handy | आपके फ़ोन का UPI ऐप
Receipt | Beleg | रसीद
This receipt does not exist | Diesen Beleg gibt es nicht | यह रसीद नहीं मिली
Discount | Rabatt | छूट
Refunded | Erstattet | रिफ़ंड हुआ
Prices include all taxes. | Die Preise enthalten alle Steuern. | कीमतों में सभी टैक्स शामिल हैं।
Card | Karte | कार्ड
Meal card | Essenskarte | मील कार्ड
Wallet | Guthaben | वॉलेट
Company wallet | Firmenguthaben | कंपनी वॉलेट
Fresh fruit | Frisches Obst | ताज़े फल
Salted lassi | Salziger Lassi | नमकीन लस्सी
Unsalted nuts | Ungesalzene Nüsse | बिना नमक के मेवे
Oat milk | Hafermilch | ओट मिल्क
Weekly allowance | Wöchentlicher Zuschuss | साप्ताहिक भत्ता
Welcome allowance | Willkommenszuschuss | स्वागत भत्ता
Moved to your bank account | Auf dein Bankkonto überwiesen | आपके बैंक खाते में भेजा गया
Added at the front desk | Am Empfang aufgeladen | रिसेप्शन पर जोड़े गए
Thin potato chips with flaked sea salt. | Dünne Kartoffelchips mit Meersalzflocken. | समुद्री नमक वाले पतले आलू चिप्स।
Ridged chips with tomato, onion and a warm masala. | Geriffelte Chips mit Tomate, Zwiebel und warmem Masala. | टमाटर, प्याज़ और मसाले वाले धारीदार चिप्स।
Smooth cream and fresh spring onion. | Milde Sahne und frische Frühlingszwiebel. | मलाईदार क्रीम और ताज़ा हरा प्याज़।
Hot first, then lime. | Erst scharf, dann Limette. | पहले तीखा, फिर नींबू।
Thick-cut wedges with smoked paprika. | Dicke Spalten mit geräuchertem Paprika. | स्मोक्ड पपरिका वाले मोटे वेजेज़।
Corn triangles with a sharp cheese dust. | Maisdreiecke mit würzigem Käse. | तेज़ चीज़ वाले मक्के के तिकोने।
Crisp potato and gram noodles. | Knusprige Nudeln aus Kartoffel und Kichererbsen. | आलू और बेसन के कुरकुरे सेव।
Split moong, fried light. | Halbe Mungbohnen, leicht frittiert. | हल्की तली मूँग दाल।
Sweet, sour and a little hot. | Süß, sauer und etwas scharf. | मीठा, खट्टा और थोड़ा तीखा।
Ripe Nendran banana in coconut oil. | Reife Nendran-Banane in Kokosöl. | नारियल तेल में पका नेंद्रन केला।
Popped slow, buttered twice. | Langsam gepoppt, doppelt gebuttert. | धीरे भुना, दो बार मक्खन लगा।
Dark caramel with a snap. | Dunkles, knackiges Karamell. | कुरकुरा गहरा कैरामेल।
Puffed lotus seeds with garden mint. | Gepuffte Lotussamen mit Gartenminze. | पुदीने वाले फूले मखाने।
Puffed lotus seeds with cracked pepper. | Gepuffte Lotussamen mit grobem Pfeffer. | दरदरी काली मिर्च वाले फूले मखाने।
Single-estate dark chocolate. | Zartbitterschokolade von einer Plantage. | एक ही बागान की डार्क चॉकलेट।
Milk chocolate with whole hazelnuts. | Milchschokolade mit ganzen Haselnüssen. | साबुत हेज़लनट वाली मिल्क चॉकलेट।
Peanuts and nougat under milk chocolate. | Erdnüsse und Nougat unter Milchschokolade. | मिल्क चॉकलेट में मूँगफली और नूगा।
Two fingers of crisp wafer. | Zwei knusprige Waffelriegel. | कुरकुरे वेफ़र के दो टुकड़े।
Moist coconut in dark chocolate. | Saftige Kokosnuss in Zartbitterschokolade. | डार्क चॉकलेट में नरम नारियल।
Roasted almonds in milk chocolate. | Geröstete Mandeln in Milchschokolade. | मिल्क चॉकलेट में भुने बादाम।
Eight real fruit juices. | Acht echte Fruchtsäfte. | आठ असली फलों के रस।
Strong mint. | Kräftige Minze. | तेज़ पुदीना।
Sugar-free spearmint. | Grüne Minze, zuckerfrei. | बिना चीनी का स्पियरमिंट।
Peanuts set in jaggery. | Erdnüsse in Palmzucker. | गुड़ में जमी मूँगफली।
Crisp, with real butter. | Knusprig, mit echter Butter. | असली मक्खन वाली, कुरकुरी।
Loaded with dark chips. | Voller Zartbitterstückchen. | डार्क चॉकलेट के टुकड़ों से भरी।
Rolled oats and plump raisins. | Haferflocken und saftige Rosinen. | ओट्स और मोटी किशमिश।
Wholewheat, lightly sweet. | Vollkorn, leicht süß. | साबुत गेहूँ, हल्का मीठा।
Sandwiched with orange cream. | Gefüllt mit Orangencreme. | बीच में ऑरेंज क्रीम।
Salty, buttery, with roasted cumin. | Salzig, buttrig, mit geröstetem Kreuzkümmel. | नमकीन, मक्खनदार, भुने जीरे के साथ।
Twice baked with cardamom. | Zweimal gebacken, mit Kardamom. | इलायची के साथ दो बार सिका।
Cola with kola nut and lime oil. | Cola mit Kolanuss und Limettenöl. | कोला नट और नींबू तेल वाला कोला।
No sugar, same bite. | Kein Zucker, gleicher Biss. | चीनी नहीं, स्वाद वही।
Kagzi lime and a pinch of black salt. | Kagzi-Limette und eine Prise schwarzes Salz. | काग़ज़ी नींबू और चुटकी भर काला नमक।
Nagpur orange, lightly sparkling. | Nagpur-Orange, leicht sprudelnd. | नागपुर का संतरा, हल्की फ़िज़।
Fiery root ginger. | Feurige Ingwerwurzel. | तीखा अदरक।
Roasted cumin and black salt. | Gerösteter Kreuzkümmel und schwarzes Salz. | भुना जीरा और काला नमक।
80 mg of caffeine. | 80 mg Koffein. | 80 mg कैफ़ीन।
80 mg of caffeine, no sugar. | 80 mg Koffein, kein Zucker. | 80 mg कैफ़ीन, बिना चीनी।
Brewed Assam with white peach. | Aufgebrühter Assam mit weißem Pfirsich. | सफ़ेद आड़ू के साथ असम चाय।
Brewed Assam with lemon. | Aufgebrühter Assam mit Zitrone. | नींबू के साथ असम चाय।
Arabica, milk, little sugar. | Arabica, Milch, wenig Zucker. | अरेबिका, दूध, कम चीनी।
Steeped for 18 hours. | 18 Stunden gezogen. | 18 घंटे भिगोई हुई।
Live, tart, gently fizzy. | Lebendig, herb, leicht sprudelnd. | जीवंत, खट्टा, हल्की फ़िज़।
Pressed, not from concentrate. | Gepresst, nicht aus Konzentrat. | ताज़ा निचोड़ा, कॉन्संट्रेट से नहीं।
Ratnagiri Alphonso pulp. | Fruchtmark von Alphonso-Mangos aus Ratnagiri. | रत्नागिरी अल्फ़ांसो का गूदा।
Nine fruits. | Neun Früchte. | नौ फल।
Clear, crisp, tart. | Klar, frisch, herb. | साफ़, ताज़ा, खट्टा।
Pink guava with a chili edge. | Rosa Guave mit etwas Chili. | मिर्च के तड़के वाला गुलाबी अमरूद।
One ingredient. | Eine Zutat. | बस एक चीज़।
Raw mango, cumin and mint. | Grüne Mango, Kreuzkümmel und Minze. | कच्चा आम, जीरा और पुदीना।
From the Sahyadri hills. | Aus den Sahyadri-Bergen. | सह्याद्रि की पहाड़ियों से।
Fine bubbles. | Feine Perlen. | बारीक बुलबुले।
Buttermilk with cumin and coriander. | Buttermilch mit Kreuzkümmel und Koriander. | जीरे और धनिये वाली छाछ।
Thick, sweet, cold. | Dick, süß, kalt. | गाढ़ी, मीठी, ठंडी।
With Kesar mango. | Mit Kesar-Mango. | केसर आम के साथ।
Strained, with blueberries. | Abgetropft, mit Heidelbeeren. | छना हुआ, ब्लूबेरी के साथ।
25 g of protein. | 25 g Eiweiß. | 25 g प्रोटीन।
Almond, saffron, cardamom. | Mandel, Safran, Kardamom. | बादाम, केसर, इलायची।
Almond, cashew, cranberry, pumpkin seed. | Mandeln, Cashews, Cranberrys, Kürbiskerne. | बादाम, काजू, क्रैनबेरी, कद्दू के बीज।
Sea salt, nothing else. | Meersalz, sonst nichts. | सिर्फ़ समुद्री नमक।
Four ingredients. | Vier Zutaten. | चार चीज़ें।
Crunchy oats with forest honey. | Knuspriger Hafer mit Waldhonig. | जंगली शहद वाले कुरकुरे ओट्स।
20 g of protein, no added sugar. | 20 g Eiweiß, ohne Zuckerzusatz. | 20 g प्रोटीन, बिना मिलाई चीनी।
Vacuum fried, still crisp. | Im Vakuum frittiert, trotzdem knusprig. | वैक्यूम में तले, फिर भी कुरकुरे।
Chargrilled paneer and mint chutney. | Gegrillter Paneer und Minz-Chutney. | ग्रिल किया पनीर और पुदीने की चटनी।
Roast chicken on brown bread. | Brathähnchen auf dunklem Brot. | ब्राउन ब्रेड पर भुना चिकन।
Free-range egg, cracked pepper. | Freilandei, grober Pfeffer. | देसी अंडा, दरदरी काली मिर्च।
Potato, beet, cucumber, green chutney. | Kartoffel, Rote Bete, Gurke, grünes Chutney. | आलू, चुकंदर, खीरा, हरी चटनी।
Add hot water, wait three minutes. | Heißes Wasser dazu, drei Minuten warten. | गरम पानी डालें, तीन मिनट रुकें।
Flattened rice, peanut, curry leaf. | Reisflocken, Erdnuss, Curryblatt. | पोहा, मूँगफली, करी पत्ता।
Short and strong. | Kurz und stark. | छोटा और तेज़।
Twice as strong. | Doppelt so stark. | दोगुना तेज़।
Espresso, lengthened. With a dash of milk if you like. | Verlängerter Espresso. Auf Wunsch mit einem Schuss Milch. | पानी मिला एस्प्रेसो। चाहें तो थोड़ा दूध।
Thick foam, a dust of cocoa. | Dicker Schaum, ein Hauch Kakao. | गाढ़ा झाग, ऊपर कोको।
Silky milk over espresso. | Seidige Milch auf Espresso. | एस्प्रेसो पर मुलायम दूध।
More coffee, less foam. | Mehr Kaffee, weniger Schaum. | कॉफ़ी ज़्यादा, झाग कम।
Espresso, chocolate and milk. | Espresso, Schokolade und Milch. | एस्प्रेसो, चॉकलेट और दूध।
Dark, thick, warm. | Dunkel, dick, warm. | गहरी, गाढ़ी, गरम।
Chicory decoction and hot milk. | Kaffeesud mit Zichorie und heiße Milch. | चिकोरी वाला डिकॉक्शन और गरम दूध।
Ginger, cardamom, clove. | Ingwer, Kardamom, Nelke. | अदरक, इलायची, लौंग।
Nilgiri green, light. | Grüner Nilgiri, leicht. | हल्की नीलगिरि ग्रीन टी।
Warm almond milk with saffron. | Warme Mandelmilch mit Safran. | केसर वाला गरम बादाम दूध।
Ripe tomato and basil. | Reife Tomaten und Basilikum. | पका टमाटर और तुलसी।
In stock | Auf Lager | स्टॉक में है
Few left | Nur noch wenige | थोड़े बचे हैं
Sold out | Ausverkauft | बिक गया
Credit and debit cards | Kredit- und Debitkarten | क्रेडिट और डेबिट कार्ड
Credit and debit cards and UPI | Kredit- und Debitkarten und UPI | क्रेडिट और डेबिट कार्ड और UPI
Potatoes, sunflower oil, flaked sea salt. | Kartoffeln, Sonnenblumenöl, Meersalzflocken. | आलू, सूरजमुखी तेल, समुद्री नमक।
Potatoes, sunflower oil, spices (chili, coriander, cumin, turmeric), tomato powder, onion powder, milk solids, salt, sugar. | Kartoffeln, Sonnenblumenöl, Gewürze (Chili, Koriander, Kreuzkümmel, Kurkuma), Tomatenpulver, Zwiebelpulver, Milchbestandteile, Salz, Zucker. | आलू, सूरजमुखी तेल, मसाले (मिर्च, धनिया, जीरा, हल्दी), टमाटर पाउडर, प्याज़ पाउडर, दूध के ठोस अंश, नमक, चीनी।
Potatoes, sunflower oil, milk solids, onion powder, spring onion, salt, sugar. | Kartoffeln, Sonnenblumenöl, Milchbestandteile, Zwiebelpulver, Frühlingszwiebel, Salz, Zucker. | आलू, सूरजमुखी तेल, दूध के ठोस अंश, प्याज़ पाउडर, हरा प्याज़, नमक, चीनी।
Cocoa mass, sugar, cocoa butter, soy lecithin. May contain traces of milk. | Kakaomasse, Zucker, Kakaobutter, Sojalecithin. Kann Spuren von Milch enthalten. | कोको मास, चीनी, कोको बटर, सोया लेसिथिन। इसमें दूध के अंश हो सकते हैं।
Sugar, milk solids, hazelnuts (18%), cocoa butter, cocoa mass, soy lecithin. | Zucker, Milchbestandteile, Haselnüsse (18 %), Kakaobutter, Kakaomasse, Sojalecithin. | चीनी, दूध के ठोस अंश, हेज़लनट (18%), कोको बटर, कोको मास, सोया लेसिथिन।
Sugar, wheat flour, vegetable fat, milk solids, cocoa solids, soy lecithin, salt. | Zucker, Weizenmehl, Pflanzenfett, Milchbestandteile, Kakao, Sojalecithin, Salz. | चीनी, गेहूँ का आटा, वनस्पति वसा, दूध के ठोस अंश, कोको, सोया लेसिथिन, नमक।
Carbonated water, sugar, color (150d), acid (338), natural flavors with kola nut and lime oil, caffeine. | Kohlensäurehaltiges Wasser, Zucker, Farbstoff (150d), Säuerungsmittel (338), natürliche Aromen mit Kolanuss und Limettenöl, Koffein. | कार्बोनेटेड पानी, चीनी, रंग (150d), अम्ल (338), कोला नट और नींबू तेल वाले प्राकृतिक फ़्लेवर, कैफ़ीन।
Brown bread (wheat), roast chicken (32%), mayonnaise (egg, rapeseed oil), lettuce, milk solids, herbs, salt. | Dunkles Brot (Weizen), Brathähnchen (32 %), Mayonnaise (Ei, Rapsöl), Salat, Milchbestandteile, Kräuter, Salz. | ब्राउन ब्रेड (गेहूँ), भुना चिकन (32%), मेयोनेज़ (अंडा, रेपसीड तेल), सलाद पत्ता, दूध के ठोस अंश, हर्ब, नमक।
Wheat bread, egg (40%), mayonnaise (egg, rapeseed oil), milk solids, cracked pepper, salt. | Weizenbrot, Ei (40 %), Mayonnaise (Ei, Rapsöl), Milchbestandteile, grober Pfeffer, Salz. | गेहूँ की ब्रेड, अंडा (40%), मेयोनेज़ (अंडा, रेपसीड तेल), दूध के ठोस अंश, दरदरी काली मिर्च, नमक।
Almonds, cashews, dried cranberries, pumpkin seeds. | Mandeln, Cashews, getrocknete Cranberrys, Kürbiskerne. | बादाम, काजू, सूखी क्रैनबेरी, कद्दू के बीज।`

export const translatedInto = ['de', 'hi'] as const
type Language = (typeof translatedInto)[number]

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split(' | '))

const texts = Object.fromEntries(
  translatedInto.map((language, index) => [
    language,
    new Map(rows.map(([english = '', ...others]) => [english, others[index] ?? ''])),
  ]),
) as Record<Language, Map<string, string>>

/** Texts with an amount, a number or a name in them. */
const patterns: [english: RegExp, inOthers: Record<Language, string>][] = [
  [/^(\S+)% off$/, { de: '$1 % Rabatt', hi: '$1% छूट' }],
  [/^(.+) off$/, { de: '$1 Rabatt', hi: '$1 छूट' }],
  [/^(.+) off cola$/, { de: '$1 Rabatt auf Cola', hi: 'कोला पर $1 छूट' }],
  [/^Receipt (\S+)$/, { de: 'Beleg $1', hi: 'रसीद $1' }],
  [/^\+ deposit on (.+)$/, { de: '+ Pfand für $1', hi: '+ $1 का डिपॉज़िट' }],
  [/^– discount on (.+)$/, { de: '– Rabatt auf $1', hi: '– $1 पर छूट' }],
  [/^Includes (.+)$/, { de: 'Enthält $1', hi: '$1 शामिल' }],
  [/^Tax invoice (.+)$/, { de: 'Rechnung $1', hi: 'टैक्स इनवॉइस $1' }],
  [/^Paid \((.+)\)$/, { de: 'Bezahlt ($1)', hi: 'पेमेंट हुआ ($1)' }],
  [/^Refund of order (\S+)$/, { de: 'Erstattung der Bestellung $1', hi: 'ऑर्डर $1 का रिफ़ंड' }],
]

/** The text in another language; undefined for what has one name everywhere. */
export function translated(text: string, language: Language): string | undefined {
  const known = texts[language].get(text)
  if (known !== undefined) return known
  const pattern = patterns.find(([english]) => english.test(text))
  return pattern && text.replace(pattern[0], pattern[1][language])
}
