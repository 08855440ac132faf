#!/usr/bin/env perl
# A bot for every game in Perl, without any module: takes one of the legal actions by lot.
#
#     uguisu play shinobi --bot ./examples/bots/firstbot.pl
use strict;
use warnings;

$| = 1;    # every answer leaves at once
while ( my $line = <STDIN> ) {
    if ( $line =~ /^\{"error":"(.*)"\}$/ ) {
        print STDERR "$1\n";
        next;
    }
    my ($lots) = $line =~ /"lots":(\d+)/;
    my @legal = $line =~ /"action":(\d+)/g;
    my $action = $legal[ $lots % @legal ];
    print "{\"action\": $action}\n";
}
