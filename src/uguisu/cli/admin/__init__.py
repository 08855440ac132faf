"""What `uguisu admin` needs besides its commands: the server it is about, reports, suspensions."""
